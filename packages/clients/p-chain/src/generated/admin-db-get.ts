// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminDbGet as operation } from "./operations.ts"
import type { AdminDbGetParams, AdminDbGetResult } from "./types.ts"

/** Every error that a call of {@link adminDbGet} can throw. */
export type AdminDbGetError = RpcErrorOf<-32000>

/**
 * Returns the value that the node's database has at a key. For the node's operator: nodes serve it only when started
 * with `--api-admin-enabled`.
 *
 * `admin.dbGet` at `/ext/admin`
 *
 * @param parameters.key The key, in hexadecimal without a checksum.
 * @throws RpcError -32000: missing 0x prefix to hex encoding
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminDbGet, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminDbGet(client, { key: "0x00" })
 * ```
 */
export function adminDbGet(
  client: Pick<RpcCore, "call">,
  parameters: AdminDbGetParams,
  options?: RpcCallOptions,
): Promise<AdminDbGetResult> {
  return client.call(operation, parameters, options)
}
