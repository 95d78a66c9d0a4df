// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/rpc"
import { syncing as operation } from "./operations.ts"
import type { SyncingParams, SyncingResult } from "./types.ts"

/** Every error that a call of {@link syncing} can end in. */
export type SyncingError = RpcErrorOf<-32602 | -32601>

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
 * import { createSubnetEvmCore, syncing } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await syncing(client)
 * ```
 */
export function syncing(
  client: Pick<RpcCore, "call">,
  parameters?: SyncingParams,
  options?: RpcCallOptions,
): Promise<SyncingResult> {
  return client.call(operation, parameters, options)
}
