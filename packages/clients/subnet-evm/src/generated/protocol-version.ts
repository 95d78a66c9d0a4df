// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { protocolVersion as operation } from "./operations.ts"
import type { ProtocolVersionParams, ProtocolVersionResult } from "./types.ts"

/** Every error that a call of {@link protocolVersion} can throw. */
export type ProtocolVersionError = RpcErrorOf<-32601>

/**
 * Returns the version of the Ethereum wire protocol. Part of the Ethereum standard.
 *
 * Not served by any node today: a call ends in an error.
 *
 * `eth_protocolVersion` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, protocolVersion } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await protocolVersion(client)
 * ```
 */
export function protocolVersion(
  client: Pick<RpcCore, "call">,
  parameters?: ProtocolVersionParams,
  options?: RpcCallOptions,
): Promise<ProtocolVersionResult> {
  return client.call(operation, parameters, options)
}
