// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminAliasChain as operation } from "./operations.ts"
import type { AdminAliasChainParams, AdminAliasChainResult } from "./types.ts"

/** Every error that a call of {@link adminAliasChain} can throw. */
export type AdminAliasChainError = RpcErrorOf<-32000>

/**
 * Gives a blockchain another alias, until the node stops. For the node's operator: nodes serve it only when started
 * with `--api-admin-enabled`.
 *
 * `admin.aliasChain` at `/ext/admin`
 *
 * @param parameters.chain The blockchain, by alias or ID.
 * @param parameters.alias The new alias, of up to 512 bytes.
 * @throws RpcError -32000: alias length is too long
 * @throws RpcError -32000: there is no ID with alias: {alias}
 * @throws RpcError -32000: alias already mapped to an ID: {alias}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminAliasChain, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminAliasChain(client, { chain: "C", alias: "other" })
 * ```
 */
export function adminAliasChain(
  client: Pick<RpcCore, "call">,
  parameters: AdminAliasChainParams,
  options?: RpcCallOptions,
): Promise<AdminAliasChainResult> {
  return client.call(operation, parameters, options)
}
