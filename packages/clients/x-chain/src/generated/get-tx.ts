// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTx as operation } from "./operations.ts"
import type { EncodedTransaction, GetTxParams, GetTxResult, JsonTransaction } from "./types.ts"

/** Every error that a call of {@link getTx} can throw. */
export type GetTxError = RpcErrorOf<-32000>

/**
 * Returns an accepted transaction by its ID.
 *
 * `avm.getTx` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.txID The transaction's ID.
 * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
 * @throws RpcError -32000: not found
 * @throws RpcError -32000: nil transaction ID
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getTx } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTx(client, { txID: "Ebp4Jk53JhDUPCcJuqn1cE26pVUYLLSD9puh9Q2nCYfuCbaag", encoding: "hex" })
 * ```
 */
export function getTx(
  client: Pick<RpcCore, "call">,
  parameters: GetTxParams & { encoding?: "hex" | "hexc" | "hexnc" },
  options?: RpcCallOptions,
): Promise<EncodedTransaction>
/**
 * Returns an accepted transaction by its ID.
 *
 * `avm.getTx` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.txID The transaction's ID.
 * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
 * @throws RpcError -32000: not found
 * @throws RpcError -32000: nil transaction ID
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getTx } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTx(client, { txID: "Ebp4Jk53JhDUPCcJuqn1cE26pVUYLLSD9puh9Q2nCYfuCbaag", encoding: "hex" })
 * ```
 */
export function getTx(
  client: Pick<RpcCore, "call">,
  parameters: GetTxParams & { encoding: "json" },
  options?: RpcCallOptions,
): Promise<JsonTransaction>
/**
 * Returns an accepted transaction by its ID.
 *
 * `avm.getTx` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.txID The transaction's ID.
 * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
 * @throws RpcError -32000: not found
 * @throws RpcError -32000: nil transaction ID
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getTx } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTx(client, { txID: "Ebp4Jk53JhDUPCcJuqn1cE26pVUYLLSD9puh9Q2nCYfuCbaag", encoding: "hex" })
 * ```
 */
export function getTx(
  client: Pick<RpcCore, "call">,
  parameters: GetTxParams,
  options?: RpcCallOptions,
): Promise<GetTxResult>
export function getTx(
  client: Pick<RpcCore, "call">,
  parameters: GetTxParams,
  options?: RpcCallOptions,
): Promise<GetTxResult> {
  return client.call(operation, parameters, options)
}
