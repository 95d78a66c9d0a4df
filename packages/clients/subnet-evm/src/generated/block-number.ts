// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { blockNumber as operation } from "./operations.ts"
import type { BlockNumberParams, BlockNumberResult } from "./types.ts"

/** Every error that a call of {@link blockNumber} can throw. */
export type BlockNumberError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the number of the last accepted block; since the Helicon upgrade the C-Chain gives that of the last executed
 * one.
 *
 * `eth_blockNumber` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: non-array args
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { blockNumber, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await blockNumber(client)
 * ```
 */
export function blockNumber(
  client: Pick<RpcCore, "call">,
  parameters?: BlockNumberParams,
  options?: RpcCallOptions,
): Promise<BlockNumberResult> {
  return client.call(operation, parameters, options)
}
