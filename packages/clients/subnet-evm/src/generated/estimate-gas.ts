// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { estimateGas as operation } from "./operations.ts"
import type { EstimateGasParams, EstimateGasResult } from "./types.ts"

/** Every error that a call of {@link estimateGas} can throw. */
export type EstimateGasError = RpcErrorOf<-32602 | -32000 | 3>

/**
 * Returns the lowest gas limit with which a transaction succeeds.
 *
 * `eth_estimateGas` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transaction The transaction.
 * @param parameters.block The block on whose state the call is executed. `latest` when omitted.
 * @param parameters.stateOverrides Accounts to override for the call.
 * @throws RpcError -32000: gas required exceeds allowance ({gas})
 * @throws RpcError 3: execution reverted: {reason}
 * @throws RpcError 3: execution reverted
 * @throws RpcError -32000: execution reverted
 * @throws RpcError -32000: invalid opcode: {opcode}
 * @throws RpcError -32000: out of gas
 * @throws RpcError -32000: failed with {gas} gas: {reason}
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32000: header for hash not found
 * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
 * @throws RpcError -32000: insufficient funds for transfer
 * @throws RpcError -32000: account {address} has both 'state' and 'stateDiff'
 * @throws RpcError -32000: stack underflow ({size} <=> {required})
 * @throws RpcError -32000: invalid jump destination
 * @throws RpcError -32000: stack limit reached {size} ({limit})
 * @example
 * ```ts
 * import { createSubnetEvmCore, estimateGas } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await estimateGas(client, {
 *   transaction: {
 *     from: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
 *     to: "0x0000000000000000000000000000000000000000",
 *     value: "0x1",
 *   },
 * })
 * ```
 */
export function estimateGas(
  client: Pick<RpcCore, "call">,
  parameters: EstimateGasParams,
  options?: RpcCallOptions,
): Promise<EstimateGasResult> {
  return client.call(operation, parameters, options)
}
