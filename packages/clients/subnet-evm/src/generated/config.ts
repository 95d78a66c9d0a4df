// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/rpc"
import { config as operation } from "./operations.ts"
import type { ConfigParams, ConfigResult } from "./types.ts"

/** Every error that a call of {@link config} can end in. */
export type ConfigError = RpcErrorOf<-32601>

/**
 * Returns the rules of the current, the next and the last scheduled fork; part of the Ethereum standard, but not served
 * by nodes of version 1.14.
 *
 * `eth_config` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { config, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await config(client)
 * ```
 */
export function config(
  client: Pick<RpcCore, "call">,
  parameters?: ConfigParams,
  options?: RpcCallOptions,
): Promise<ConfigResult> {
  return client.call(operation, parameters, options)
}
