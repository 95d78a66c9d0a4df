// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugGetRawTransaction as operation } from "./operations.ts"
import type { DebugGetRawTransactionParams, DebugGetRawTransactionResult } from "./types.ts"

/** Every error that a call of {@link debugGetRawTransaction} can throw. */
export type DebugGetRawTransactionError = RpcErrorOf<-32602 | -32601>

/**
 * Returns an accepted or pooled transaction as signed bytes, and `0x` for an unknown one. Nodes serve the namespace
 * only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains of L1s do.
 *
 * `debug_getRawTransaction` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transactionHash The transaction.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugGetRawTransaction } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugGetRawTransaction(client, {
 *   transactionHash: "0x64e7c5d0b8001e364689e3d91deecddbdf1eccc9ba60ef3cc63a2292a9a43d4c",
 * })
 * ```
 */
export function debugGetRawTransaction(
  client: Pick<RpcCore, "call">,
  parameters: DebugGetRawTransactionParams,
  options?: RpcCallOptions,
): Promise<DebugGetRawTransactionResult> {
  return client.call(operation, parameters, options)
}
