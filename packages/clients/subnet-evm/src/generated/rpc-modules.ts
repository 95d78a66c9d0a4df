// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { rpcModules as operation } from "./operations.ts"
import type { RpcModulesParams, RpcModulesResult } from "./types.ts"

/** Every error that a call of {@link rpcModules} can throw. */
export type RpcModulesError = RpcErrorOf<-32602 | -32600>

/**
 * Returns the namespaces of methods that the node serves, with their versions.
 *
 * `rpc_modules` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32600: invalid request
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @example
 * ```ts
 * import { createSubnetEvmCore, rpcModules } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await rpcModules(client)
 * ```
 */
export function rpcModules(
  client: Pick<RpcCore, "call">,
  parameters?: RpcModulesParams,
  options?: RpcCallOptions,
): Promise<RpcModulesResult> {
  return client.call(operation, parameters, options)
}
