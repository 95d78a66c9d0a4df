// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminLoadVMs as operation } from "./operations.ts"
import type { AdminLoadVMsParams, AdminLoadVMsResult } from "./types.ts"

/** Every error that a call of {@link adminLoadVMs} can throw. */
export type AdminLoadVMsError = RpcErrorOf<-32000>

/**
 * Loads the virtual machines that were installed in the plugin folder since the node started. For the node's operator:
 * nodes serve it only when started with `--api-admin-enabled`.
 *
 * `admin.loadVMs` at `/ext/admin`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminLoadVMs, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminLoadVMs(client)
 * ```
 */
export function adminLoadVMs(
  client: Pick<RpcCore, "call">,
  parameters?: AdminLoadVMsParams,
  options?: RpcCallOptions,
): Promise<AdminLoadVMsResult> {
  return client.call(operation, parameters, options)
}
