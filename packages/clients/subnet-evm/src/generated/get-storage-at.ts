// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getStorageAt as operation } from "./operations.ts"
import type { GetStorageAtParams, GetStorageAtResult } from "./types.ts"

/** Every error that a call of {@link getStorageAt} can throw. */
export type GetStorageAtError = RpcErrorOf<-32602 | -32000>

/**
 * Returns the value of one slot of a contract's storage, 32 bytes.
 *
 * `eth_getStorageAt` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.address The contract.
 * @param parameters.slot The storage slot.
 * @param parameters.block The block whose state is read.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32000: header for hash not found
 * @throws RpcError -32000: unable to decode storage key: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getStorageAt } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getStorageAt(client, {
 *   address: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
 *   slot: "0x0",
 *   block: "latest",
 * })
 * ```
 */
export function getStorageAt(
  client: Pick<RpcCore, "call">,
  parameters: GetStorageAtParams,
  options?: RpcCallOptions,
): Promise<GetStorageAtResult> {
  return client.call(operation, parameters, options)
}
