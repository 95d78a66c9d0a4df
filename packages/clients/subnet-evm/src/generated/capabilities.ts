// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/rpc"
import { capabilities as operation } from "./operations.ts"
import type { CapabilitiesParams, CapabilitiesResult } from "./types.ts"

/** Every error that a call of {@link capabilities} can end in. */
export type CapabilitiesError = RpcErrorOf<-32601>

/**
 * Returns which blocks the node has data of; part of the Ethereum standard, but not served by nodes of version 1.14.
 *
 * `eth_capabilities` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { capabilities, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await capabilities(client)
 * ```
 */
export function capabilities(
  client: Pick<RpcCore, "call">,
  parameters?: CapabilitiesParams,
  options?: RpcCallOptions,
): Promise<CapabilitiesResult> {
  return client.call(operation, parameters, options)
}
