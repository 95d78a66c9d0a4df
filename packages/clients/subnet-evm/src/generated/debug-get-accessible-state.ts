// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugGetAccessibleState as operation } from "./operations.ts"
import type { DebugGetAccessibleStateParams, DebugGetAccessibleStateResult } from "./types.ts"

/** Every error that a call of {@link debugGetAccessibleState} can throw. */
export type DebugGetAccessibleStateError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns the number of the first of several blocks, in either direction, whose state the node has. Nodes serve the
 * namespace only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains
 * of L1s do.
 *
 * `debug_getAccessibleState` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.from Where to begin, by number or name.
 * @param parameters.to Where to end, by number or name; this block is not looked at.
 * @throws RpcError -32000: from and to needs to be different
 * @throws RpcError -32000: missing header {number}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugGetAccessibleState } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugGetAccessibleState(client, { from: "0x0", to: "0x2" })
 * ```
 */
export function debugGetAccessibleState(
  client: Pick<RpcCore, "call">,
  parameters: DebugGetAccessibleStateParams,
  options?: RpcCallOptions,
): Promise<DebugGetAccessibleStateResult> {
  return client.call(operation, parameters, options)
}
