// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBadBlocks as operation } from "./operations.ts"
import type { GetBadBlocksParams, GetBadBlocksResult } from "./types.ts"

/** Every error that a call of {@link getBadBlocks} can throw. */
export type GetBadBlocksError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the last blocks that the node rejected, with the reasons.
 *
 * `eth_getBadBlocks` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBadBlocks } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBadBlocks(client)
 * ```
 */
export function getBadBlocks(
  client: Pick<RpcCore, "call">,
  parameters?: GetBadBlocksParams,
  options?: RpcCallOptions,
): Promise<GetBadBlocksResult> {
  return client.call(operation, parameters, options)
}
