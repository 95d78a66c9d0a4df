// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { web3ClientVersion as operation } from "./operations.ts"
import type { Web3ClientVersionParams, Web3ClientVersionResult } from "./types.ts"

/** Every error that a call of {@link web3ClientVersion} can throw. */
export type Web3ClientVersionError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the version of the virtual machine.
 *
 * `web3_clientVersion` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, web3ClientVersion } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await web3ClientVersion(client)
 * ```
 */
export function web3ClientVersion(
  client: Pick<RpcCore, "call">,
  parameters?: Web3ClientVersionParams,
  options?: RpcCallOptions,
): Promise<Web3ClientVersionResult> {
  return client.call(operation, parameters, options)
}
