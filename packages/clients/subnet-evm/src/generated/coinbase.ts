// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/rpc"
import { coinbase as operation } from "./operations.ts"
import type { CoinbaseParams, CoinbaseResult } from "./types.ts"

/** Every error that a call of {@link coinbase} can end in. */
export type CoinbaseError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the address that the node names as recipient of the fees of blocks it builds.
 *
 * `eth_coinbase` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { coinbase, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await coinbase(client)
 * ```
 */
export function coinbase(
  client: Pick<RpcCore, "call">,
  parameters?: CoinbaseParams,
  options?: RpcCallOptions,
): Promise<CoinbaseResult> {
  return client.call(operation, parameters, options)
}
