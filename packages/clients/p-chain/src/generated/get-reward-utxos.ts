// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getRewardUTXOs as operation } from "./operations.ts"
import type { GetRewardUTXOsParams, GetRewardUTXOsResult } from "./types.ts"

/** Every error that a call of {@link getRewardUTXOs} can throw. */
export type GetRewardUTXOsError = RpcErrorOf<-32000>

/**
 * Returns the UTXOs that were paid as rewards when a validation or delegation ended: none before it has ended, and if
 * the reward was refused only what a validator earned by its delegators, if anything. Their transaction ID is that of
 * the staking transaction, their index follows its outputs and its stake. What a period of an auto-renewed validator
 * paid has the ID of the transaction that ended the period, with indices from 0.
 *
 * `platform.getRewardUTXOs` at `/ext/bc/P`
 *
 * @deprecated since v1.9.12
 * @param parameters.txID The transaction that added the validator or delegator, or the one that ended a period of an
 * auto-renewed validator.
 * @param parameters.encoding The encoding of each UTXO. `hex` when omitted.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getRewardUTXOs } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getRewardUTXOs(client, {
 *   txID: "Hb58rKPk1PaLsNEWDGc7DP2J6cEVAnUcc1KanP2xvXXtgDwpo",
 *   encoding: "hex",
 * })
 * ```
 */
export function getRewardUTXOs(
  client: Pick<RpcCore, "call">,
  parameters: GetRewardUTXOsParams,
  options?: RpcCallOptions,
): Promise<GetRewardUTXOsResult> {
  return client.call(operation, parameters, options)
}
