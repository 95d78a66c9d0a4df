// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugGetRawBlock as operation } from "./operations.ts"
import type { DebugGetRawBlockParams, DebugGetRawBlockResult } from "./types.ts"

/** Every error that a call of {@link debugGetRawBlock} can throw. */
export type DebugGetRawBlockError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns a block in RLP. Nodes serve the namespace only when their configuration enables it. Since the Helicon upgrade
 * the C-Chain does not serve it; chains of L1s do.
 *
 * `debug_getRawBlock` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The block, by number, name or hash.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32000: block #{block} not found
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugGetRawBlock } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugGetRawBlock(client, { block: "0x1" })
 * ```
 */
export function debugGetRawBlock(
  client: Pick<RpcCore, "call">,
  parameters: DebugGetRawBlockParams,
  options?: RpcCallOptions,
): Promise<DebugGetRawBlockResult> {
  return client.call(operation, parameters, options)
}
