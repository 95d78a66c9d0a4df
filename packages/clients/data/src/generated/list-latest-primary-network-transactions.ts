// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listLatestPrimaryNetworkTransactions as operation } from "./operations.ts"
import type { PrimaryNetworkTransaction, operations } from "./types.ts"

/** Parameters of {@link listLatestPrimaryNetworkTransactions}. */
export type ListLatestPrimaryNetworkTransactionsParameters = ParametersOf<operations["listLatestPrimaryNetworkTransactions"]>

/** One page of {@link listLatestPrimaryNetworkTransactions}. */
export type ListLatestPrimaryNetworkTransactionsResult = ResultOf<operations["listLatestPrimaryNetworkTransactions"]>

/** Every error that a call of {@link listLatestPrimaryNetworkTransactions} can throw. */
export type ListLatestPrimaryNetworkTransactionsError = ErrorOf<operations["listLatestPrimaryNetworkTransactions"]>

/**
 * Lists the transactions of a chain of the primary network, newest first unless sorted otherwise; of the C-Chain its
 * atomic ones.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
 * @param parameters.addresses Only transactions that consume or create something of these addresses or name them,
 * separated by commas, 256 at most; with `txTypes` at most 2048 pairs of an address and a type. Each starts with the
 * network's prefix (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on one's own), optionally after
 * `P-`, `X-` or `C-`. For the C-Chain also addresses of its accounts, in hexadecimal after `0x`.
 * @param parameters.txTypes Only transactions of these types, 32 at most. Repeat the parameter for several, or separate
 * them by commas. The set of types grows, so others pass.
 * @param parameters.startTimestamp Only items after this moment, in Unix seconds.
 * @param parameters.endTimestamp Only items before this moment, in Unix seconds.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
 * @throws BadRequestError 400: Invalid parameter of the list of transactions.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The blockchain does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, listLatestPrimaryNetworkTransactions } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transaction of listLatestPrimaryNetworkTransactions(client, {
 *   network: "mainnet",
 *   blockchainId: "p-chain",
 * }))
 *   console.log(transaction)
 * ```
 */
export function listLatestPrimaryNetworkTransactions(
  client: RestCore,
  parameters: ListLatestPrimaryNetworkTransactionsParameters,
  options?: CallOptions,
): Pages<ListLatestPrimaryNetworkTransactionsResult, PrimaryNetworkTransaction, ListLatestPrimaryNetworkTransactionsError> {
  return client.pages(operation, parameters, options)
}
