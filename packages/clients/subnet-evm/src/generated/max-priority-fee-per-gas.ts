// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { maxPriorityFeePerGas as operation } from "./operations.ts"
import type { MaxPriorityFeePerGasParams, MaxPriorityFeePerGasResult } from "./types.ts"

/** Every error that a call of {@link maxPriorityFeePerGas} can throw. */
export type MaxPriorityFeePerGasError = RpcErrorOf<-32602 | -32601>

/**
 * Returns a priority fee, in wei per unit of gas, at which a transaction is likely to be accepted soon.
 *
 * `eth_maxPriorityFeePerGas` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, maxPriorityFeePerGas } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await maxPriorityFeePerGas(client)
 * ```
 */
export function maxPriorityFeePerGas(
  client: Pick<RpcCore, "call">,
  parameters?: MaxPriorityFeePerGasParams,
  options?: RpcCallOptions,
): Promise<MaxPriorityFeePerGasResult> {
  return client.call(operation, parameters, options)
}
