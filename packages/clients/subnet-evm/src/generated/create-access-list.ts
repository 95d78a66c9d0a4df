// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { createAccessList as operation } from "./operations.ts"
import type { CreateAccessListParams, CreateAccessListResult } from "./types.ts"

/** Every error that a call of {@link createAccessList} can throw. */
export type CreateAccessListError = RpcErrorOf<-32602 | -32000>

/**
 * Returns the accounts and storage slots that a transaction touches, as an access list to send it with, and the gas
 * used with it.
 *
 * `eth_createAccessList` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transaction The transaction.
 * @param parameters.block The block on whose state the call is executed. `latest` when omitted.
 * @throws RpcError -32000: failed to apply transaction: {hash} err: {reason}
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32000: header for hash not found
 * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
 * @throws RpcError -32000: contract creation without any data provided
 * @throws RpcError -32000: gasPrice must be non-zero after london fork
 * @throws RpcError -32000: maxFeePerGas must be non-zero
 * @throws RpcError -32000: maxFeePerGas ({maxFeePerGas}) < maxPriorityFeePerGas ({maxPriorityFeePerGas})
 * @throws RpcError -32000: chainId does not match node's (have={given}, want={chainId})
 * @throws RpcError -32000: both "data" and "input" are set and not equal. Please use "input" to pass transaction call
 * data
 * @throws RpcError -32000: stack underflow ({size} <=> {required})
 * @throws RpcError -32000: invalid jump destination
 * @throws RpcError -32000: stack limit reached {size} ({limit})
 * @example
 * ```ts
 * import { createAccessList, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await createAccessList(client, {
 *   transaction: {
 *     from: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
 *     to: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
 *     data: "0x06fdde03",
 *   },
 *   block: "latest",
 * })
 * ```
 */
export function createAccessList(
  client: Pick<RpcCore, "call">,
  parameters: CreateAccessListParams,
  options?: RpcCallOptions,
): Promise<CreateAccessListResult> {
  return client.call(operation, parameters, options)
}
