// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlockReceipts as operation } from "./operations.ts"
import type { GetBlockReceiptsParams, GetBlockReceiptsResult } from "./types.ts"

/** Every error that a call of {@link getBlockReceipts} can throw. */
export type GetBlockReceiptsError = RpcErrorOf<-32602>

/**
 * Returns the receipts of all transactions of a block, in their order.
 *
 * `eth_getBlockReceipts` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The block.
 * @returns Null when there is no such block, also above the last accepted one.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBlockReceipts } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockReceipts(client, {
 *   block: "0x1636016d365a0d8583de32b11df720890353cd0c33f3b87760d488080251dca2",
 * })
 * ```
 */
export function getBlockReceipts(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockReceiptsParams,
  options?: RpcCallOptions,
): Promise<GetBlockReceiptsResult> {
  return client.call(operation, parameters, options)
}
