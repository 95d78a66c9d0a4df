// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { callDetailed as operation } from "./operations.ts"
import type { CallDetailedParams, CallDetailedResult } from "./types.ts"

/** Every error that a call of {@link callDetailed} can throw. */
export type CallDetailedError = RpcErrorOf<-32602 | -32000>

/**
 * Executes a call like `eth_call` and returns the gas used too. A call that fails is answered with its error as the
 * result.
 *
 * `eth_callDetailed` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transaction The call.
 * @param parameters.block The block on whose state the call is executed.
 * @param parameters.stateOverrides Accounts to override for the call.
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
 * import { callDetailed, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await callDetailed(client, {
 *   transaction: { to: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915", data: "0x06fdde03" },
 *   block: "latest",
 * })
 * ```
 */
export function callDetailed(
  client: Pick<RpcCore, "call">,
  parameters: CallDetailedParams,
  options?: RpcCallOptions,
): Promise<CallDetailedResult> {
  return client.call(operation, parameters, options)
}
