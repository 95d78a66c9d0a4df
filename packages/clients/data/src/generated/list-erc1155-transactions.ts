// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listErc1155Transactions as operation } from "./operations.ts"
import type { Erc1155Transfer, operations } from "./types.ts"

/** Parameters of {@link listErc1155Transactions}. */
export type ListErc1155TransactionsParameters = ParametersOf<operations["listErc1155Transactions"]>

/** One page of {@link listErc1155Transactions}. */
export type ListErc1155TransactionsResult = ResultOf<operations["listErc1155Transactions"]>

/** The headers of a result of {@link listErc1155Transactions}. */
export type ListErc1155TransactionsHeaders = HeadersOf<operations["listErc1155Transactions"]>

/** Every error that a call of {@link listErc1155Transactions} can throw. */
export type ListErc1155TransactionsError = ErrorOf<operations["listErc1155Transactions"]>

/**
 * Lists the ERC-1155 transfers from and to an address, by block and position in it, newest first. Each token that an
 * event moves is an item of its own.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc1155`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address A wallet address.
 * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
 * block.
 * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid chain, address, range or page.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listErc1155Transactions } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transaction of listErc1155Transactions(client, {
 *   chainId: "43114",
 *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
 * }))
 *   console.log(transaction)
 * ```
 */
export function listErc1155Transactions(
  client: RestCore,
  parameters: ListErc1155TransactionsParameters,
  options?: CallOptions,
): Pages<ListErc1155TransactionsResult, Erc1155Transfer, ListErc1155TransactionsError, ListErc1155TransactionsHeaders> {
  return client.pages(operation, parameters, options)
}
