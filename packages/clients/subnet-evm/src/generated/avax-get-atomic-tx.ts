// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { avaxGetAtomicTx as operation } from "./operations.ts"
import type { AvaxGetAtomicTxParams, AvaxGetAtomicTxResult } from "./types.ts"

/** Every error that a call of {@link avaxGetAtomicTx} can throw. */
export type AvaxGetAtomicTxError = RpcErrorOf<-32000>

/**
 * Returns an atomic transaction in encoded form. The encoding `json` is not accepted.
 *
 * `avax.getAtomicTx` at `/ext/bc/{blockchainID}/avax`
 *
 * @param parameters.txID The transaction.
 * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
 * @throws RpcError -32000: could not find tx {txID}
 * @throws RpcError -32000: nil transaction ID
 * @throws RpcError -32000: unsupported encoding in method
 * @throws RpcError -32000: encoding tx: encoding tx: unsupported encoding in method
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { avaxGetAtomicTx, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await avaxGetAtomicTx(client, {
 *   txID: "ys2asTqyUBfu59QALGJPpyyAEMUqTMsBVBZZHptD58jThyEeL",
 *   encoding: "hex",
 * })
 * ```
 */
export function avaxGetAtomicTx(
  client: Pick<RpcCore, "call">,
  parameters: AvaxGetAtomicTxParams,
  options?: RpcCallOptions,
): Promise<AvaxGetAtomicTxResult> {
  return client.call(operation, parameters, options)
}
