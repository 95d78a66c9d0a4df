// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listActivePrimaryNetworkStakingTransactions as operation } from "./operations.ts"
import type { PrimaryNetworkTransaction, operations } from "./types.ts"

/** Parameters of {@link listActivePrimaryNetworkStakingTransactions}. */
export type ListActivePrimaryNetworkStakingTransactionsParameters = ParametersOf<operations["listActivePrimaryNetworkStakingTransactions"]>

/** One page of {@link listActivePrimaryNetworkStakingTransactions}. */
export type ListActivePrimaryNetworkStakingTransactionsResult = ResultOf<operations["listActivePrimaryNetworkStakingTransactions"]>

/** The headers of a result of {@link listActivePrimaryNetworkStakingTransactions}. */
export type ListActivePrimaryNetworkStakingTransactionsHeaders = HeadersOf<operations["listActivePrimaryNetworkStakingTransactions"]>

/** Every error that a call of {@link listActivePrimaryNetworkStakingTransactions} can throw. */
export type ListActivePrimaryNetworkStakingTransactionsError = ErrorOf<operations["listActivePrimaryNetworkStakingTransactions"]>

/**
 * Lists the transactions of the P-Chain whose stakes are active: those that made someone who validates or delegates
 * now. By block and position in it, newest first unless `sortOrder` says otherwise. Validators of permissioned subnets
 * stake nothing and are left out.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId The P-Chain, as `p-chain` or by its blockchain ID.
 * @param parameters.addresses Only transactions that consume or create UTXOs of these addresses or name them, separated
 * by commas, at most 256; together with `txTypes`, at most 2048 pairs of an address and a type. Each starts with the
 * prefix of the network (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one),
 * optionally preceded by `P-`, `X-` or `C-`.
 * @param parameters.txTypes Only transactions of these types, at most 32. Repeat the parameter for several types, or
 * separate them by commas. Of types that stake nothing there are none.
 * @param parameters.startTimestamp Only items after this time, exclusive, in Unix seconds.
 * @param parameters.endTimestamp Only items before this time, exclusive, in Unix seconds.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
 * omitted.
 * @throws BadRequestError 400: Invalid parameter of the list of active staking transactions.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The blockchain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listActivePrimaryNetworkStakingTransactions } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transaction of listActivePrimaryNetworkStakingTransactions(client, {
 *   network: "mainnet",
 *   blockchainId: "p-chain",
 * }))
 *   console.log(transaction)
 * ```
 */
export function listActivePrimaryNetworkStakingTransactions(
  client: RestCore,
  parameters: ListActivePrimaryNetworkStakingTransactionsParameters,
  options?: CallOptions,
): Pages<ListActivePrimaryNetworkStakingTransactionsResult, PrimaryNetworkTransaction, ListActivePrimaryNetworkStakingTransactionsError, ListActivePrimaryNetworkStakingTransactionsHeaders> {
  return client.pages(operation, parameters, options)
}
