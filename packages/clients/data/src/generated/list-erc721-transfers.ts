// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listErc721Transfers as operation } from "./operations.ts"
import type { Erc721Transfer, operations } from "./types.ts"

/** Parameters of {@link listErc721Transfers}. */
export type ListErc721TransfersParameters = ParametersOf<operations["listErc721Transfers"]>

/** One page of {@link listErc721Transfers}. */
export type ListErc721TransfersResult = ResultOf<operations["listErc721Transfers"]>

/** The headers of a result of {@link listErc721Transfers}. */
export type ListErc721TransfersHeaders = HeadersOf<operations["listErc721Transfers"]>

/** Every error that a call of {@link listErc721Transfers} can throw. */
export type ListErc721TransfersError = ErrorOf<operations["listErc721Transfers"]>

/**
 * Lists the ERC-721 transfers from and to an address, by block and position in it, newest first.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc721`
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
 * import { createDataCore, listErc721Transfers } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transaction of listErc721Transfers(client, {
 *   chainId: "43114",
 *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
 * }))
 *   console.log(transaction)
 * ```
 */
export function listErc721Transfers(
  client: RestCore,
  parameters: ListErc721TransfersParameters,
  options?: CallOptions,
): Pages<ListErc721TransfersResult, Erc721Transfer, ListErc721TransfersError, ListErc721TransfersHeaders> {
  return client.pages(operation, parameters, options)
}
