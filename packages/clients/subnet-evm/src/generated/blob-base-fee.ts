// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { blobBaseFee as operation } from "./operations.ts"
import type { BlobBaseFeeParams, BlobBaseFeeResult } from "./types.ts"

/** Every error that a call of {@link blobBaseFee} can throw. */
export type BlobBaseFeeError = RpcErrorOf<-32601>

/**
 * Returns the base fee of one unit of blob gas in wei. Part of the Ethereum standard.
 *
 * Not served by any node today: a call ends in an error.
 *
 * `eth_blobBaseFee` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { blobBaseFee, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await blobBaseFee(client)
 * ```
 */
export function blobBaseFee(
  client: Pick<RpcCore, "call">,
  parameters?: BlobBaseFeeParams,
  options?: RpcCallOptions,
): Promise<BlobBaseFeeResult> {
  return client.call(operation, parameters, options)
}
