// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlockchainStatus as operation } from "./operations.ts"
import type { GetBlockchainStatusParams, GetBlockchainStatusResult } from "./types.ts"

/** Every error that a call of {@link getBlockchainStatus} can throw. */
export type GetBlockchainStatusError = RpcErrorOf<-32000>

/**
 * Returns whether a blockchain exists and whether this node validates it.
 *
 * `platform.getBlockchainStatus` at `/ext/bc/P`
 *
 * @param parameters.blockchainID The blockchain's ID, or an alias that the node knows.
 * @throws RpcError -32000: argument 'blockchainID' not given
 * @throws RpcError -32000: problem parsing blockchainID "{blockchainID}": {reason}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getBlockchainStatus } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockchainStatus(client, { blockchainID: "X" })
 * ```
 */
export function getBlockchainStatus(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockchainStatusParams,
  options?: RpcCallOptions,
): Promise<GetBlockchainStatusResult> {
  return client.call(operation, parameters, options)
}
