// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTxStatus as operation } from "./operations.ts"
import type { GetTxStatusParams, GetTxStatusResult } from "./types.ts"

/** Every error that a call of {@link getTxStatus} can throw. */
export type GetTxStatusError = RpcErrorOf<-32000>

/**
 * Returns whether a transaction is accepted. Deprecated; `avm.getTx` answers for accepted transactions only.
 *
 * `avm.getTxStatus` at `/ext/bc/{blockchainID}`
 *
 * @deprecated since v1.10.0; use `avm.getTx`
 * @param parameters.txID The transaction's ID.
 * @throws RpcError -32000: nil transaction ID
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getTxStatus } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTxStatus(client, { txID: "Ebp4Jk53JhDUPCcJuqn1cE26pVUYLLSD9puh9Q2nCYfuCbaag" })
 * ```
 */
export function getTxStatus(
  client: Pick<RpcCore, "call">,
  parameters: GetTxStatusParams,
  options?: RpcCallOptions,
): Promise<GetTxStatusResult> {
  return client.call(operation, parameters, options)
}
