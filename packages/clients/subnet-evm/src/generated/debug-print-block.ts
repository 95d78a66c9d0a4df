// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugPrintBlock as operation } from "./operations.ts"
import type { DebugPrintBlockParams, DebugPrintBlockResult } from "./types.ts"

/** Every error that a call of {@link debugPrintBlock} can throw. */
export type DebugPrintBlockError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns a block as the node's program prints it. The text is for people and differs between versions. Nodes serve the
 * namespace only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains
 * of L1s do.
 *
 * `debug_printBlock` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.number The number of the block.
 * @throws RpcError -32000: block #{number} not found
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugPrintBlock } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugPrintBlock(client, { number: 0 })
 * ```
 */
export function debugPrintBlock(
  client: Pick<RpcCore, "call">,
  parameters: DebugPrintBlockParams,
  options?: RpcCallOptions,
): Promise<DebugPrintBlockResult> {
  return client.call(operation, parameters, options)
}
