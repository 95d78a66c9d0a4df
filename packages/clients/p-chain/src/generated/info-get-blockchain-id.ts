// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoGetBlockchainID as operation } from "./operations.ts"
import type { InfoGetBlockchainIDParams, InfoGetBlockchainIDResult } from "./types.ts"

/** Every error that a call of {@link infoGetBlockchainID} can throw. */
export type InfoGetBlockchainIDError = RpcErrorOf<-32000>

/**
 * Returns the ID of the blockchain that has an alias on this node.
 *
 * `info.getBlockchainID` at `/ext/info`
 *
 * @param parameters.alias The alias, such as `X`, or an ID. Aliases are case-sensitive.
 * @throws RpcError -32000: there is no ID with alias: {alias}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoGetBlockchainID } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoGetBlockchainID(client, { alias: "X" })
 * ```
 */
export function infoGetBlockchainID(
  client: Pick<RpcCore, "call">,
  parameters: InfoGetBlockchainIDParams,
  options?: RpcCallOptions,
): Promise<InfoGetBlockchainIDResult> {
  return client.call(operation, parameters, options)
}
