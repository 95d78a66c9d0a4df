// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTransactionCount as operation } from "./operations.ts"
import type { GetTransactionCountParams, GetTransactionCountResult } from "./types.ts"

/** Every error that a call of {@link getTransactionCount} can throw. */
export type GetTransactionCountError = RpcErrorOf<-32602 | -32000>

/**
 * Returns how many transactions an account has sent, which is the nonce of its next one. With the tag `pending` those
 * in the pool count too.
 *
 * `eth_getTransactionCount` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.address The account.
 * @param parameters.block The block whose state is read.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32000: header for hash not found
 * @example
 * ```ts
 * import { createSubnetEvmCore, getTransactionCount } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTransactionCount(client, {
 *   address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
 *   block: "latest",
 * })
 * ```
 */
export function getTransactionCount(
  client: Pick<RpcCore, "call">,
  parameters: GetTransactionCountParams,
  options?: RpcCallOptions,
): Promise<GetTransactionCountResult> {
  return client.call(operation, parameters, options)
}
