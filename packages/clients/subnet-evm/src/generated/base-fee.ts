// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { baseFee as operation } from "./operations.ts"
import type { BaseFeeParams, BaseFeeResult } from "./types.ts"

/** Every error that a call of {@link baseFee} can throw. */
export type BaseFeeError = RpcErrorOf<-32602 | -32601>

/**
 * Returns an estimate of the base fee of the next block, in wei per unit of gas.
 *
 * `eth_baseFee` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { baseFee, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await baseFee(client)
 * ```
 */
export function baseFee(
  client: Pick<RpcCore, "call">,
  parameters?: BaseFeeParams,
  options?: RpcCallOptions,
): Promise<BaseFeeResult> {
  return client.call(operation, parameters, options)
}
