// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { avaxIssueTx as operation } from "./operations.ts"
import type { AvaxIssueTxParams, AvaxIssueTxResult } from "./types.ts"

/** Every error that a call of {@link avaxIssueTx} can throw. */
export type AvaxIssueTxError = RpcErrorOf<-32000>

/**
 * Adds a signed atomic transaction to the transaction pool and returns its ID.
 *
 * `avax.issueTx` at `/ext/bc/{blockchainID}/avax`
 *
 * @param parameters.tx The signed transaction.
 * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
 * @throws RpcError -32000: problem decoding transaction: {reason}
 * @throws RpcError -32000: problem parsing transaction: {reason}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { avaxIssueTx, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await avaxIssueTx(client, {
 *   tx: "0x00000000000000000539ec8b6f2c796c33893c514d7dbd3195a57b3dd7b8d9...",
 *   encoding: "hex",
 * })
 * ```
 */
export function avaxIssueTx(
  client: Pick<RpcCore, "call">,
  parameters: AvaxIssueTxParams,
  options?: RpcCallOptions,
): Promise<AvaxIssueTxResult> {
  return client.call(operation, parameters, options)
}
