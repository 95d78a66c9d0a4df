// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { walletIssueTx as operation } from "./operations.ts"
import type { WalletIssueTxParams, WalletIssueTxResult } from "./types.ts"

/** Every error that a call of {@link walletIssueTx} can throw. */
export type WalletIssueTxError = RpcErrorOf<-32000>

/**
 * Submits a signed transaction to the network without verifying it first, behind those that were submitted this way
 * before. Deprecated; `avm.issueTx` verifies.
 *
 * `wallet.issueTx` at `/ext/bc/{blockchainID}/wallet`
 *
 * @deprecated since v1.9.12; use `avm.issueTx`
 * @param parameters.tx The signed transaction in the encoding that `encoding` names.
 * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
 * @throws RpcError -32000: problem decoding transaction: {reason}
 * @throws RpcError -32000: unknown codec version
 * @throws RpcError -32000: couldn't unpack codec version
 * @throws RpcError -32000: packer has insufficient length for input
 * @throws RpcError -32000: trailing buffer space: read {read} provided {provided}
 * @throws RpcError -32000: couldn't unmarshal interface: unknown type ID {typeID}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, walletIssueTx } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await walletIssueTx(client, {
 *   tx: "0x0000000000000000053969a56544f804713fa4dbd6f0e75c13d01fb833fd4a...",
 *   encoding: "hex",
 * })
 * ```
 */
export function walletIssueTx(
  client: Pick<RpcCore, "call">,
  parameters: WalletIssueTxParams,
  options?: RpcCallOptions,
): Promise<WalletIssueTxResult> {
  return client.call(operation, parameters, options)
}
