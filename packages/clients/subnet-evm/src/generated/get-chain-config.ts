// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getChainConfig as operation } from "./operations.ts"
import type { GetChainConfigParams, GetChainConfigResult } from "./types.ts"

/** Every error that a call of {@link getChainConfig} can throw. */
export type GetChainConfigError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the chain configuration with the upgrade configuration. Part of the internal-blockchain namespace, which
 * nodes serve by default.
 *
 * `eth_getChainConfig` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, getChainConfig } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getChainConfig(client)
 * ```
 */
export function getChainConfig(
  client: Pick<RpcCore, "call">,
  parameters?: GetChainConfigParams,
  options?: RpcCallOptions,
): Promise<GetChainConfigResult> {
  return client.call(operation, parameters, options)
}
