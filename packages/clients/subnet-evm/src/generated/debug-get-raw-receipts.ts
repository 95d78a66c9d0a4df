// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugGetRawReceipts as operation } from "./operations.ts"
import type { DebugGetRawReceiptsParams, DebugGetRawReceiptsResult } from "./types.ts"

/** Every error that a call of {@link debugGetRawReceipts} can throw. */
export type DebugGetRawReceiptsError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns the receipts of a block in the encoding that its receipts root is made of. Nodes serve the namespace only
 * when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains of L1s do.
 *
 * `debug_getRawReceipts` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The block, by number, name or hash.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @throws RpcError -32000: header for hash not found
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugGetRawReceipts } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugGetRawReceipts(client, { block: "0x1" })
 * ```
 */
export function debugGetRawReceipts(
  client: Pick<RpcCore, "call">,
  parameters: DebugGetRawReceiptsParams,
  options?: RpcCallOptions,
): Promise<DebugGetRawReceiptsResult> {
  return client.call(operation, parameters, options)
}
