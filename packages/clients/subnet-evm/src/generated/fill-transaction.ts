// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { fillTransaction as operation } from "./operations.ts"
import type { FillTransactionParams, FillTransactionResult } from "./types.ts"

/** Every error that a call of {@link fillTransaction} can throw. */
export type FillTransactionError = RpcErrorOf<-32602 | -32000 | 3>

/**
 * Fills in what a transaction lacks (nonce, gas and fees) and returns it unsigned. A transaction without fees gets two
 * fee caps.
 *
 * `eth_fillTransaction` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transaction The transaction.
 * @throws RpcError 3: execution reverted: {reason}
 * @throws RpcError 3: execution reverted
 * @throws RpcError -32000: execution reverted
 * @throws RpcError -32000: gas required exceeds allowance ({gas})
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
 * @throws RpcError -32000: out of gas
 * @throws RpcError -32000: failed with {gas} gas: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, fillTransaction } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await fillTransaction(client, {
 *   transaction: {
 *     from: "0xeb8ccee526ae9d42c2198b1a2c18f79dd1d56c2a",
 *     to: "0x91c91b458acd394500f59d6a3c82cbb31fdba3f4",
 *     value: "0x2ed7b0095d119f",
 *   },
 * })
 * ```
 */
export function fillTransaction(
  client: Pick<RpcCore, "call">,
  parameters: FillTransactionParams,
  options?: RpcCallOptions,
): Promise<FillTransactionResult> {
  return client.call(operation, parameters, options)
}
