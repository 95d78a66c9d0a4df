// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminGetConfig as operation } from "./operations.ts"
import type { AdminGetConfigParams, AdminGetConfigResult } from "./types.ts"

/** Every error that a call of {@link adminGetConfig} can throw. */
export type AdminGetConfigError = RpcErrorOf<-32000>

/**
 * Returns the configuration that the node runs with. Its members differ between versions. For the node's operator:
 * nodes serve it only when started with `--api-admin-enabled`.
 *
 * `admin.getConfig` at `/ext/admin`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminGetConfig, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminGetConfig(client)
 * ```
 */
export function adminGetConfig(
  client: Pick<RpcCore, "call">,
  parameters?: AdminGetConfigParams,
  options?: RpcCallOptions,
): Promise<AdminGetConfigResult> {
  return client.call(operation, parameters, options)
}
