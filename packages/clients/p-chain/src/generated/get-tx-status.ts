// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTxStatus as operation } from "./operations.ts"
import type { GetTxStatusParams, GetTxStatusResult } from "./types.ts"

/** Every error that a call of {@link getTxStatus} can throw. */
export type GetTxStatusError = RpcErrorOf<-32000>

/**
 * Returns what this node knows of a transaction, with the reason if it was recently dropped.
 *
 * `platform.getTxStatus` at `/ext/bc/P`
 *
 * @param parameters.txID The transaction's ID.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getTxStatus } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTxStatus(client, { txID: "Up5bTsvCTCvs6y5Liaap2C8fZFNoZ61rdGgVq5b6AHzeBmkFw" })
 * ```
 */
export function getTxStatus(
  client: Pick<RpcCore, "call">,
  parameters: GetTxStatusParams,
  options?: RpcCallOptions,
): Promise<GetTxStatusResult> {
  return client.call(operation, parameters, options)
}
