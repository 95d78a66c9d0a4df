// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugGetRawHeader as operation } from "./operations.ts"
import type { DebugGetRawHeaderParams, DebugGetRawHeaderResult } from "./types.ts"

/** Every error that a call of {@link debugGetRawHeader} can throw. */
export type DebugGetRawHeaderError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns the header of a block in RLP. Nodes serve the namespace only when their configuration enables it. Since the
 * Helicon upgrade the C-Chain does not serve it; chains of L1s do.
 *
 * `debug_getRawHeader` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The block, by number, name or hash.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @throws RpcError -32000: header for hash not found
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugGetRawHeader } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugGetRawHeader(client, { block: "0x1" })
 * ```
 */
export function debugGetRawHeader(
  client: Pick<RpcCore, "call">,
  parameters: DebugGetRawHeaderParams,
  options?: RpcCallOptions,
): Promise<DebugGetRawHeaderResult> {
  return client.call(operation, parameters, options)
}
