// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listAssetTransactions as operation } from "./operations.ts"
import type { AssetTransaction, operations } from "./types.ts"

/** Parameters of {@link listAssetTransactions}. */
export type ListAssetTransactionsParameters = ParametersOf<operations["listAssetTransactions"]>

/** One page of {@link listAssetTransactions}. */
export type ListAssetTransactionsResult = ResultOf<operations["listAssetTransactions"]>

/** The headers of a result of {@link listAssetTransactions}. */
export type ListAssetTransactionsHeaders = HeadersOf<operations["listAssetTransactions"]>

/** Every error that a call of {@link listAssetTransactions} can throw. */
export type ListAssetTransactionsError = ErrorOf<operations["listAssetTransactions"]>

/**
 * Lists the transactions of an X-Chain asset, by block and position in it, newest first.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId The X-Chain, as `x-chain` or by its blockchain ID.
 * @param parameters.assetId ID of an asset of the X-Chain.
 * @param parameters.txTypes Only transactions of these types, at most 32. Repeat the parameter for several types, or
 * separate them by commas. Types that are not listed here are accepted.
 * @param parameters.startTimestamp Only items after this time, exclusive, in Unix seconds.
 * @param parameters.endTimestamp Only items before this time, exclusive, in Unix seconds.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid parameter of the list of asset transactions.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The asset or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
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
): Pages<ListAssetTransactionsResult, AssetTransaction, ListAssetTransactionsError, ListAssetTransactionsHeaders> {
  return client.pages(operation, parameters, options)
}
