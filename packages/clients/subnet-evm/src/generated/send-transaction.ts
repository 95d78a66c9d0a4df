// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { sendTransaction as operation } from "./operations.ts"
import type { SendTransactionParams, SendTransactionResult } from "./types.ts"

/** Every error that a call of {@link sendTransaction} can throw. */
export type SendTransactionError = RpcErrorOf<-32602 | -32000 | 3>

/**
 * Signs a transaction with one of the node's own accounts and adds it to the transaction pool. A node without keys
 * refuses.
 *
 * `eth_sendTransaction` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transaction The transaction.
 * @throws RpcError -32000: unknown account
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
 * @throws RpcError -32000: both "data" and "input" are set and not equal. Please use "input" to pass transaction call
 * data
 * @throws RpcError -32000: contract creation without any data provided
 * @throws RpcError -32000: insufficient funds for transfer
 * @throws RpcError -32000: gasPrice must be non-zero after london fork
 * @throws RpcError -32000: maxFeePerGas must be non-zero
 * @throws RpcError -32000: maxFeePerGas ({maxFeePerGas}) < maxPriorityFeePerGas ({maxPriorityFeePerGas})
 * @throws RpcError -32000: chainId does not match node's (have={given}, want={chainId})
 * @throws RpcError -32000: stack underflow ({size} <=> {required})
 * @throws RpcError -32000: invalid jump destination
 * @throws RpcError -32000: stack limit reached {size} ({limit})
 * @throws RpcError -32000: invalid opcode: {opcode}
 * @throws RpcError 3: execution reverted: {reason}
 * @throws RpcError 3: execution reverted
 * @throws RpcError -32000: execution reverted
 * @throws RpcError -32000: out of gas
 * @throws RpcError -32000: gas required exceeds allowance ({gas})
 * @throws RpcError -32000: failed with {gas} gas: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, sendTransaction } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await sendTransaction(client, {
 *   transaction: {
 *     from: "0xa341927e2190cc6b9fd7a2ff4b020a47df0cf5ef",
 *     to: "0x5ad371f63a66db032e2cb30ce0cb547c8343cad1",
 *     value: "0x4",
 *     gas: "0x5208",
 *   },
 * })
 * ```
 */
export function sendTransaction(
  client: Pick<RpcCore, "call">,
  parameters: SendTransactionParams,
  options?: RpcCallOptions,
): Promise<SendTransactionResult> {
  return client.call(operation, parameters, options)
}
