// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { netListening as operation } from "./operations.ts"
import type { NetListeningParams, NetListeningResult } from "./types.ts"

/** Every error that a call of {@link netListening} can throw. */
export type NetListeningError = RpcErrorOf<-32602 | -32601>

/**
 * Always returns true.
 *
 * `net_listening` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, netListening } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await netListening(client)
 * ```
 */
export function netListening(
  client: Pick<RpcCore, "call">,
  parameters?: NetListeningParams,
  options?: RpcCallOptions,
): Promise<NetListeningResult> {
  return client.call(operation, parameters, options)
}
