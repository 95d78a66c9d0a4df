// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { issueTx as operation } from "./operations.ts"
import type { IssueTxParams, IssueTxResult } from "./types.ts"

/** Every error that a call of {@link issueTx} can throw. */
export type IssueTxError = RpcErrorOf<-32000>

/**
 * Verifies a signed transaction and submits it to the network. The answer comes before the transaction is accepted.
 *
 * `avm.issueTx` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.tx The signed transaction in the encoding that `encoding` names.
 * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
 * @throws RpcError -32000: problem decoding transaction: {reason}
 * @throws RpcError -32000: unknown codec version
 * @throws RpcError -32000: couldn't unpack codec version
 * @throws RpcError -32000: packer has insufficient length for input
 * @throws RpcError -32000: trailing buffer space: read {read} provided {provided}
 * @throws RpcError -32000: couldn't unmarshal interface: unknown type ID {typeID}
 * @throws RpcError -32000: failed to verify transfer: failed to get utxo {utxo}: not found
 * @throws RpcError -32000: failed to verify transfer: wrong signature: {reason}
 * @throws RpcError -32000: insufficient funds
 * @throws RpcError -32000: tx has wrong network ID
 * @throws RpcError -32000: output is unspendable
 * @throws RpcError -32000: output has no value
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, issueTx } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await issueTx(client, {
 *   tx: "0x0000000000000000053969a56544f804713fa4dbd6f0e75c13d01fb833fd4a...",
 *   encoding: "hex",
 * })
 * ```
 */
export function issueTx(
  client: Pick<RpcCore, "call">,
  parameters: IssueTxParams,
  options?: RpcCallOptions,
): Promise<IssueTxResult> {
  return client.call(operation, parameters, options)
}
