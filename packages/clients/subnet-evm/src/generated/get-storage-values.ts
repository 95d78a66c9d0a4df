// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getStorageValues as operation } from "./operations.ts"
import type { GetStorageValuesParams, GetStorageValuesResult } from "./types.ts"

/** Every error that a call of {@link getStorageValues} can throw. */
export type GetStorageValuesError = RpcErrorOf<-32601>

/**
 * Returns the values of storage slots of several contracts. Part of the Ethereum standard.
 *
 * Not served by any node today: a call ends in an error.
 *
 * `eth_getStorageValues` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.requests The slots to read.
 * @param parameters.block The block whose state is read. `latest` when omitted.
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, getStorageValues } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getStorageValues(client, {
 *   requests: { "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915": ["0x0"] },
 *   block: "latest",
 * })
 * ```
 */
export function getStorageValues(
  client: Pick<RpcCore, "call">,
  parameters: GetStorageValuesParams,
  options?: RpcCallOptions,
): Promise<GetStorageValuesResult> {
  return client.call(operation, parameters, options)
}
