// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { ethConfig as operation } from "./operations.ts"
import type { EthConfigParams, EthConfigResult } from "./types.ts"

/** Every error that a call of {@link ethConfig} can throw. */
export type EthConfigError = RpcErrorOf<-32601>

/**
 * Returns the rules of the current, the next and the last scheduled fork. Part of the Ethereum standard.
 *
 * Not served by any node today: a call ends in an error.
 *
 * `eth_config` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, ethConfig } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await ethConfig(client)
 * ```
 */
export function ethConfig(
  client: Pick<RpcCore, "call">,
  parameters?: EthConfigParams,
  options?: RpcCallOptions,
): Promise<EthConfigResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link ethConfig}. */
export const config: typeof ethConfig = ethConfig

/** @deprecated Renamed to {@link EthConfigParams}. */
export type ConfigParams = EthConfigParams

/** @deprecated Renamed to {@link EthConfigResult}. */
export type ConfigResult = EthConfigResult

/** @deprecated Renamed to {@link EthConfigError}. */
export type ConfigError = EthConfigError
