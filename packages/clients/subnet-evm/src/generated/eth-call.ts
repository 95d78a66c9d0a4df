// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { ethCall as operation } from "./operations.ts"
import type { EthCallParams, EthCallResult } from "./types.ts"

/** Every error that a call of {@link ethCall} can throw. */
export type EthCallError = RpcErrorOf<-32602 | -32000 | 3>

/**
 * Executes a call on the state of a block without a transaction, and returns what it returned. A call that fails is a
 * JSON-RPC error.
 *
 * `eth_call` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transaction The call.
 * @param parameters.block The block on whose state the call is executed. `latest` when omitted.
 * @param parameters.stateOverrides Accounts to override for the call.
 * @param parameters.blockOverrides Members of the block to override for the call.
 * @throws RpcError 3: execution reverted: {reason}
 * @throws RpcError 3: execution reverted
 * @throws RpcError -32000: execution reverted
 * @throws RpcError -32000: invalid opcode: {opcode}
 * @throws RpcError -32000: out of gas
 * @throws RpcError -32000: err: {reason} (supplied gas {gas})
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32000: header for hash not found
 * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
 * @throws RpcError -32000: account {address} has both 'state' and 'stateDiff'
 * @throws RpcError -32000: stack underflow ({size} <=> {required})
 * @throws RpcError -32000: invalid jump destination
 * @throws RpcError -32000: stack limit reached {size} ({limit})
 * @example
 * ```ts
 * import { createSubnetEvmCore, ethCall } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await ethCall(client, {
 *   transaction: { to: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915", data: "0x06fdde03" },
 *   block: "latest",
 * })
 * ```
 */
export function ethCall(
  client: Pick<RpcCore, "call">,
  parameters: EthCallParams,
  options?: RpcCallOptions,
): Promise<EthCallResult> {
  return client.call(operation, parameters, options)
}
