// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoGetTxFee as operation } from "./operations.ts"
import type { InfoGetTxFeeParams, InfoGetTxFeeResult } from "./types.ts"

/** Every error that a call of {@link infoGetTxFee} can throw. */
export type InfoGetTxFeeError = RpcErrorOf<-32000>

/**
 * Returns the fees of the network's configuration, in nAVAX. Those of the X-Chain hold; the P-Chain charges dynamic
 * fees, which `platform.getFeeState` tells.
 *
 * `info.getTxFee` at `/ext/info`
 *
 * @deprecated since v1.12.2; use `platform.getFeeState`
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoGetTxFee } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoGetTxFee(client)
 * ```
 */
export function infoGetTxFee(
  client: Pick<RpcCore, "call">,
  parameters?: InfoGetTxFeeParams,
  options?: RpcCallOptions,
): Promise<InfoGetTxFeeResult> {
  return client.call(operation, parameters, options)
}
