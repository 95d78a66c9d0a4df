// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { chainId as operation } from "./operations.ts"
import type { ChainIdParams, ChainIdResult } from "./types.ts"

/** Every error that a call of {@link chainId} can throw. */
export type ChainIdError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the EVM chain ID, to which transactions of this chain are bound.
 *
 * `eth_chainId` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { chainId, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await chainId(client)
 * ```
 */
export function chainId(
  client: Pick<RpcCore, "call">,
  parameters?: ChainIdParams,
  options?: RpcCallOptions,
): Promise<ChainIdResult> {
  return client.call(operation, parameters, options)
}
