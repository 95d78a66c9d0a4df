// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { avaxGetAtomicTxStatus as operation } from "./operations.ts"
import type { AvaxGetAtomicTxStatusParams, AvaxGetAtomicTxStatusResult } from "./types.ts"

/** Every error that a call of {@link avaxGetAtomicTxStatus} can throw. */
export type AvaxGetAtomicTxStatusError = RpcErrorOf<-32000>

/**
 * Returns whether an atomic transaction is accepted, and in which block.
 *
 * `avax.getAtomicTxStatus` at `/ext/bc/{blockchainID}/avax`
 *
 * @param parameters.txID The transaction.
 * @throws RpcError -32000: nil transaction ID
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { avaxGetAtomicTxStatus, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await avaxGetAtomicTxStatus(client, { txID: "ys2asTqyUBfu59QALGJPpyyAEMUqTMsBVBZZHptD58jThyEeL" })
 * ```
 */
export function avaxGetAtomicTxStatus(
  client: Pick<RpcCore, "call">,
  parameters: AvaxGetAtomicTxStatusParams,
  options?: RpcCallOptions,
): Promise<AvaxGetAtomicTxStatusResult> {
  return client.call(operation, parameters, options)
}
