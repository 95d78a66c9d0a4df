// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { sendRawTransaction as operation } from "./operations.ts"
import type { SendRawTransactionParams, SendRawTransactionResult } from "./types.ts"

/** Every error that a call of {@link sendRawTransaction} can throw. */
export type SendRawTransactionError = RpcErrorOf<-32602 | -32000>

/**
 * Adds a signed transaction to the transaction pool and returns its hash. A transaction that the pool rejects is an
 * error.
 *
 * `eth_sendRawTransaction` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transaction The encoded transaction.
 * @throws RpcError -32000: typed transaction too short
 * @throws RpcError -32000: rlp: {reason}
 * @throws RpcError -32000: already known
 * @throws RpcError -32000: nonce too low: next nonce {next}, tx nonce {nonce}
 * @throws RpcError -32000: replacement transaction underpriced
 * @throws RpcError -32000: transaction underpriced: address {address} have gas fee cap ({cap}) < pool minimum fee cap
 * ({minimum})
 * @throws RpcError -32000: insufficient funds for gas * price + value: {reason}
 * @throws RpcError -32000: intrinsic gas too low: address {address} tx gas ({gas}), minimum needed {minimum}
 * @throws RpcError -32000: exceeds block gas limit: tx gas ({gas}) > current max gas ({maximum})
 * @throws RpcError -32000: oversized data: transaction size {size}, limit {limit}
 * @throws RpcError -32000: max initcode size exceeded: code size {size}, limit {limit}
 * @throws RpcError -32000: transaction type not supported
 * @throws RpcError -32000: invalid sender
 * @throws RpcError -32000: only replay-protected (EIP-155) transactions allowed over RPC
 * @throws RpcError -32000: cannot unpack predicate bytes: {reason}
 * @throws RpcError -32000: cannot unpack warp message: {reason}
 * @throws RpcError -32000: cannot fetch num signers from warp message: {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, sendRawTransaction } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await sendRawTransaction(client, {
 *   transaction: "0xf8543384781a75c2830186a0808081fe830150f3a0558d378f9e9102a49fc7...",
 * })
 * ```
 */
export function sendRawTransaction(
  client: Pick<RpcCore, "call">,
  parameters: SendRawTransactionParams,
  options?: RpcCallOptions,
): Promise<SendRawTransactionResult> {
  return client.call(operation, parameters, options)
}
