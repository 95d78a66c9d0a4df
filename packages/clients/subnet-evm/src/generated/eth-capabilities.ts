// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { ethCapabilities as operation } from "./operations.ts"
import type { EthCapabilitiesParams, EthCapabilitiesResult } from "./types.ts"

/** Every error that a call of {@link ethCapabilities} can throw. */
export type EthCapabilitiesError = RpcErrorOf<-32601>

/**
 * Returns for which blocks the node has each kind of data. Part of the Ethereum standard.
 *
 * Not served by any node today: a call ends in an error.
 *
 * `eth_capabilities` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, ethCapabilities } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await ethCapabilities(client)
 * ```
 */
export function ethCapabilities(
  client: Pick<RpcCore, "call">,
  parameters?: EthCapabilitiesParams,
  options?: RpcCallOptions,
): Promise<EthCapabilitiesResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link ethCapabilities}. */
export const capabilities: typeof ethCapabilities = ethCapabilities

/** @deprecated Renamed to {@link EthCapabilitiesParams}. */
export type CapabilitiesParams = EthCapabilitiesParams

/** @deprecated Renamed to {@link EthCapabilitiesResult}. */
export type CapabilitiesResult = EthCapabilitiesResult

/** @deprecated Renamed to {@link EthCapabilitiesError}. */
export type CapabilitiesError = EthCapabilitiesError
