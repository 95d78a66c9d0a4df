// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listAssetTransactions as operation } from "./operations.ts"
import type { AssetTransaction, operations } from "./types.ts"

/** Parameters of {@link listAssetTransactions}. */
export type ListAssetTransactionsParameters = ParametersOf<operations["listAssetTransactions"]>

/** One page of {@link listAssetTransactions}. */
export type ListAssetTransactionsResult = ResultOf<operations["listAssetTransactions"]>

/** Every error that a call of {@link listAssetTransactions} can throw. */
export type ListAssetTransactionsError = ErrorOf<operations["listAssetTransactions"]>

/**
 * Lists the transactions of an X-Chain asset, newest first.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.blockchainId The X-Chain, by its alias `x-chain` or its blockchain ID.
 * @param parameters.assetId Any asset of the X-Chain.
 * @param parameters.txTypes Only transactions of these types, 32 at most. Repeat the parameter for several, or separate
 * them by commas. The set of types grows, so others pass.
 * @param parameters.startTimestamp Only items after this moment, in Unix seconds.
 * @param parameters.endTimestamp Only items before this moment, in Unix seconds.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @throws BadRequestError 400: Invalid parameter of the list of asset transactions.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The asset or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, listAssetTransactions } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transaction of listAssetTransactions(client, {
 *   network: "mainnet",
 *   blockchainId: "x-chain",
 *   assetId: "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
 * }))
 *   console.log(transaction)
 * ```
 */
export function listAssetTransactions(
  client: RestCore,
  parameters: ListAssetTransactionsParameters,
  options?: CallOptions,
): Pages<ListAssetTransactionsResult, AssetTransaction, ListAssetTransactionsError> {
  return client.pages(operation, parameters, options)
}
