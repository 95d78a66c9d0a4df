// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTxFee as operation } from "./operations.ts"
import type { GetTxFeeParams, GetTxFeeResult } from "./types.ts"

/** Every error that a call of {@link getTxFee} can throw. */
export type GetTxFeeError = RpcErrorOf<-32000>

/**
 * Returns what transactions cost, in the smallest unit of the native asset.
 *
 * `avm.getTxFee` at `/ext/bc/{blockchainID}`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getTxFee } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTxFee(client)
 * ```
 */
export function getTxFee(
  client: Pick<RpcCore, "call">,
  parameters?: GetTxFeeParams,
  options?: RpcCallOptions,
): Promise<GetTxFeeResult> {
  return client.call(operation, parameters, options)
}
