// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { netVersion as operation } from "./operations.ts"
import type { NetVersionParams, NetVersionResult } from "./types.ts"

/** Every error that a call of {@link netVersion} can throw. */
export type NetVersionError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the network ID in decimal digits, which is the EVM chain ID.
 *
 * `net_version` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, netVersion } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await netVersion(client)
 * ```
 */
export function netVersion(
  client: Pick<RpcCore, "call">,
  parameters?: NetVersionParams,
  options?: RpcCallOptions,
): Promise<NetVersionResult> {
  return client.call(operation, parameters, options)
}
