// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminLockProfile as operation } from "./operations.ts"
import type { AdminLockProfileParams, AdminLockProfileResult } from "./types.ts"

/** Every error that a call of {@link adminLockProfile} can throw. */
export type AdminLockProfileError = RpcErrorOf<-32000>

/**
 * Writes a profile of contended locks to a file in the node's folder of profiles. For the node's operator: nodes serve
 * it only when started with `--api-admin-enabled`.
 *
 * `admin.lockProfile` at `/ext/admin`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminLockProfile, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminLockProfile(client)
 * ```
 */
export function adminLockProfile(
  client: Pick<RpcCore, "call">,
  parameters?: AdminLockProfileParams,
  options?: RpcCallOptions,
): Promise<AdminLockProfileResult> {
  return client.call(operation, parameters, options)
}
