// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { feeHistory as operation } from "./operations.ts"
import type { FeeHistoryParams, FeeHistoryResult } from "./types.ts"

/** Every error that a call of {@link feeHistory} can throw. */
export type FeeHistoryError = RpcErrorOf<-32602 | -32000>

/**
 * Returns base fees, gas use and tips of consecutive blocks. The node may cover fewer blocks than requested.
 *
 * `eth_feeHistory` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockCount How many blocks to cover.
 * @param parameters.newestBlock The last block.
 * @param parameters.rewardPercentiles Percentiles of the tips of each block, weighted by gas, in rising order from 0 to
 * 100. May be empty.
 * @throws RpcError -32000: invalid reward percentile: {reason}
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, feeHistory } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await feeHistory(client, {
 *   blockCount: "0x5",
 *   newestBlock: "latest",
 *   rewardPercentiles: [10, 50, 90],
 * })
 * ```
 */
export function feeHistory(
  client: Pick<RpcCore, "call">,
  parameters: FeeHistoryParams,
  options?: RpcCallOptions,
): Promise<FeeHistoryResult> {
  return client.call(operation, parameters, options)
}
