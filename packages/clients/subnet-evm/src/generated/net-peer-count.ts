// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { netPeerCount as operation } from "./operations.ts"
import type { NetPeerCountParams, NetPeerCountResult } from "./types.ts"

/** Every error that a call of {@link netPeerCount} can throw. */
export type NetPeerCountError = RpcErrorOf<-32602 | -32601>

/**
 * Returns how many peers the chain's own network layer has, which is always zero: peers belong to the node.
 *
 * `net_peerCount` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, netPeerCount } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await netPeerCount(client)
 * ```
 */
export function netPeerCount(
  client: Pick<RpcCore, "call">,
  parameters?: NetPeerCountParams,
  options?: RpcCallOptions,
): Promise<NetPeerCountResult> {
  return client.call(operation, parameters, options)
}
