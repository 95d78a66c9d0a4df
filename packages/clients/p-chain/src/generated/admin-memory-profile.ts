// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminMemoryProfile as operation } from "./operations.ts"
import type { AdminMemoryProfileParams, AdminMemoryProfileResult } from "./types.ts"

/** Every error that a call of {@link adminMemoryProfile} can throw. */
export type AdminMemoryProfileError = RpcErrorOf<-32000>

/**
 * Writes a memory profile to a file in the node's folder of profiles. For the node's operator: nodes serve it only when
 * started with `--api-admin-enabled`.
 *
 * `admin.memoryProfile` at `/ext/admin`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminMemoryProfile, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminMemoryProfile(client)
 * ```
 */
export function adminMemoryProfile(
  client: Pick<RpcCore, "call">,
  parameters?: AdminMemoryProfileParams,
  options?: RpcCallOptions,
): Promise<AdminMemoryProfileResult> {
  return client.call(operation, parameters, options)
}
