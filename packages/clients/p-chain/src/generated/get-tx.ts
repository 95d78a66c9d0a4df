// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTx as operation } from "./operations.ts"
import type { DecodedTransaction, EncodedTransaction, GetTxParams, GetTxResult } from "./types.ts"

/** Every error that a call of {@link getTx} can throw. */
export type GetTxError = RpcErrorOf<-32000>

/**
 * Returns an accepted transaction by its ID, as bytes or as an object. The IDs of subnets and blockchains are those of
 * the transactions that created them.
 *
 * `platform.getTx` at `/ext/bc/P`
 *
 * @param parameters.txID The transaction's ID.
 * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
 * @throws RpcError -32000: couldn't get tx: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getTx } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTx(client, { txID: "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ", encoding: "hex" })
 * ```
 */
export function getTx(
  client: Pick<RpcCore, "call">,
  parameters: GetTxParams & { encoding?: "hex" | "hexc" | "hexnc" },
  options?: RpcCallOptions,
): Promise<EncodedTransaction>
/**
 * Returns an accepted transaction by its ID, as bytes or as an object. The IDs of subnets and blockchains are those of
 * the transactions that created them.
 *
 * `platform.getTx` at `/ext/bc/P`
 *
 * @param parameters.txID The transaction's ID.
 * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
 * @throws RpcError -32000: couldn't get tx: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getTx } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTx(client, { txID: "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ", encoding: "hex" })
 * ```
 */
export function getTx(
  client: Pick<RpcCore, "call">,
  parameters: GetTxParams & { encoding: "json" },
  options?: RpcCallOptions,
): Promise<DecodedTransaction>
/**
 * Returns an accepted transaction by its ID, as bytes or as an object. The IDs of subnets and blockchains are those of
 * the transactions that created them.
 *
 * `platform.getTx` at `/ext/bc/P`
 *
 * @param parameters.txID The transaction's ID.
 * @param parameters.encoding The encoding of the transaction. `hex` when omitted.
 * @throws RpcError -32000: couldn't get tx: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getTx } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTx(client, { txID: "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ", encoding: "hex" })
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
