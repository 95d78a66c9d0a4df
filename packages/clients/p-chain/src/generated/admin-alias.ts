// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminAlias as operation } from "./operations.ts"
import type { AdminAliasParams, AdminAliasResult } from "./types.ts"

/** Every error that a call of {@link adminAlias} can throw. */
export type AdminAliasError = RpcErrorOf<-32000>

/**
 * Makes an endpoint of the node answer at a second path below `/ext`, until the node stops. For the node's operator:
 * nodes serve it only when started with `--api-admin-enabled`.
 *
 * `admin.alias` at `/ext/admin`
 *
 * @param parameters.endpoint The path below `/ext`, such as `bc/X`.
 * @param parameters.alias The new alias, of up to 512 bytes.
 * @throws RpcError -32000: alias length is too long
 * @throws RpcError -32000: route is either already aliased or already maps to a handle: {path}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminAlias, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminAlias(client, { endpoint: "bc/X", alias: "myAlias" })
 * ```
 */
export function adminAlias(
  client: Pick<RpcCore, "call">,
  parameters: AdminAliasParams,
  options?: RpcCallOptions,
): Promise<AdminAliasResult> {
  return client.call(operation, parameters, options)
}
