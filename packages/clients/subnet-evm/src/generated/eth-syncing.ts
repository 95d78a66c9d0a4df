// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { ethSyncing as operation } from "./operations.ts"
import type { EthSyncingParams, EthSyncingResult } from "./types.ts"

/** Every error that a call of {@link ethSyncing} can throw. */
export type EthSyncingError = RpcErrorOf<-32602 | -32601>

/**
 * Returns whether the node is still catching up. The answer is always false, as a node that is not up to date answers
 * HTTP status 503 to every call.
 *
 * `eth_syncing` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, ethSyncing } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await ethSyncing(client)
 * ```
 */
export function ethSyncing(
  client: Pick<RpcCore, "call">,
  parameters?: EthSyncingParams,
  options?: RpcCallOptions,
): Promise<EthSyncingResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link ethSyncing}. */
export const syncing: typeof ethSyncing = ethSyncing

/** @deprecated Renamed to {@link EthSyncingParams}. */
export type SyncingParams = EthSyncingParams

/** @deprecated Renamed to {@link EthSyncingResult}. */
export type SyncingResult = EthSyncingResult

/** @deprecated Renamed to {@link EthSyncingError}. */
export type SyncingError = EthSyncingError
