// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { ethCoinbase as operation } from "./operations.ts"
import type { EthCoinbaseParams, EthCoinbaseResult } from "./types.ts"

/** Every error that a call of {@link ethCoinbase} can throw. */
export type EthCoinbaseError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the address that the node names as recipient of the fees of blocks it builds.
 *
 * `eth_coinbase` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, ethCoinbase } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await ethCoinbase(client)
 * ```
 */
export function ethCoinbase(
  client: Pick<RpcCore, "call">,
  parameters?: EthCoinbaseParams,
  options?: RpcCallOptions,
): Promise<EthCoinbaseResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link ethCoinbase}. */
export const coinbase: typeof ethCoinbase = ethCoinbase

/** @deprecated Renamed to {@link EthCoinbaseParams}. */
export type CoinbaseParams = EthCoinbaseParams

/** @deprecated Renamed to {@link EthCoinbaseResult}. */
export type CoinbaseResult = EthCoinbaseResult

/** @deprecated Renamed to {@link EthCoinbaseError}. */
export type CoinbaseError = EthCoinbaseError
