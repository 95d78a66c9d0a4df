// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlockAccessList as operation } from "./operations.ts"
import type { GetBlockAccessListParams, GetBlockAccessListResult } from "./types.ts"

/** Every error that a call of {@link getBlockAccessList} can throw. */
export type GetBlockAccessListError = RpcErrorOf<-32601>

/**
 * Returns the accounts and storage slots that a block read and changed. Part of the Ethereum standard.
 *
 * Not served by any node today: a call ends in an error.
 *
 * `eth_getBlockAccessList` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The block.
 * @returns Null when there is no such block.
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBlockAccessList } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockAccessList(client, { block: "latest" })
 * ```
 */
export function getBlockAccessList(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockAccessListParams,
  options?: RpcCallOptions,
): Promise<GetBlockAccessListResult> {
  return client.call(operation, parameters, options)
}
