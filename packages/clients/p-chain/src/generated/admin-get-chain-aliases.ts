// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminGetChainAliases as operation } from "./operations.ts"
import type { AdminGetChainAliasesParams, AdminGetChainAliasesResult } from "./types.ts"

/** Every error that a call of {@link adminGetChainAliases} can throw. */
export type AdminGetChainAliasesError = RpcErrorOf<-32000>

/**
 * Returns the aliases of a blockchain, its ID among them. For the node's operator: nodes serve it only when started
 * with `--api-admin-enabled`.
 *
 * `admin.getChainAliases` at `/ext/admin`
 *
 * @param parameters.chain The blockchain's ID.
 * @throws RpcError -32000: invalid input checksum
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminGetChainAliases, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminGetChainAliases(client, { chain: "2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC" })
 * ```
 */
export function adminGetChainAliases(
  client: Pick<RpcCore, "call">,
  parameters: AdminGetChainAliasesParams,
  options?: RpcCallOptions,
): Promise<AdminGetChainAliasesResult> {
  return client.call(operation, parameters, options)
}
