// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { ethResend as operation } from "./operations.ts"
import type { EthResendParams, EthResendResult } from "./types.ts"

/** Every error that a call of {@link ethResend} can throw. */
export type EthResendError = RpcErrorOf<-32602 | -32000>

/**
 * Replaces a pending transaction of one of the node's own accounts by one with another price or gas limit. A node
 * without keys refuses.
 *
 * `eth_resend` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transaction The pending transaction, with its nonce.
 * @param parameters.gasPrice The new price of one unit of gas, in wei.
 * @param parameters.gas The new gas limit.
 * @throws RpcError -32000: missing transaction nonce in transaction spec
 * @throws RpcError -32000: transaction {hash} not found
 * @throws RpcError -32000: unknown account
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
 * @throws RpcError -32000: both "data" and "input" are set and not equal. Please use "input" to pass transaction call
 * data
 * @throws RpcError -32000: contract creation without any data provided
 * @throws RpcError -32000: gasPrice must be non-zero after london fork
 * @throws RpcError -32000: maxFeePerGas must be non-zero
 * @throws RpcError -32000: maxFeePerGas ({maxFeePerGas}) < maxPriorityFeePerGas ({maxPriorityFeePerGas})
 * @throws RpcError -32000: chainId does not match node's (have={given}, want={chainId})
 * @example
 * ```ts
 * import { createSubnetEvmCore, ethResend } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await ethResend(client, {
 *   transaction: {
 *     from: "0xeb8ccee526ae9d42c2198b1a2c18f79dd1d56c2a",
 *     to: "0x91c91b458acd394500f59d6a3c82cbb31fdba3f4",
 *     gas: "0x7536",
 *     maxFeePerGas: "0x11dbea283",
 *     maxPriorityFeePerGas: "0x8edf5140",
 *     value: "0x2ed7b0095d119f",
 *     nonce: "0x1",
 *   },
 *   gasPrice: "0x8edf5141",
 * })
 * ```
 */
export function ethResend(
  client: Pick<RpcCore, "call">,
  parameters: EthResendParams,
  options?: RpcCallOptions,
): Promise<EthResendResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link ethResend}. */
export const resend: typeof ethResend = ethResend

/** @deprecated Renamed to {@link EthResendParams}. */
export type ResendParams = EthResendParams

/** @deprecated Renamed to {@link EthResendResult}. */
export type ResendResult = EthResendResult

/** @deprecated Renamed to {@link EthResendError}. */
export type ResendError = EthResendError
