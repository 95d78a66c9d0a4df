// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/rpc"
import { resend as operation } from "./operations.ts"
import type { ResendParams, ResendResult } from "./types.ts"

/** Every error that a call of {@link resend} can end in. */
export type ResendError = RpcErrorOf<-32602 | -32000>

/**
 * Replaces a pending transaction of one of the node's own accounts by one with another price or gas limit. A node that
 * holds no keys refuses.
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
 * @example
 * ```ts
 * import { createSubnetEvmCore, resend } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await resend(client, {
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
export function resend(
  client: Pick<RpcCore, "call">,
  parameters: ResendParams,
  options?: RpcCallOptions,
): Promise<ResendResult> {
  return client.call(operation, parameters, options)
}
