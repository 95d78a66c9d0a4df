// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listTokenTransfers as operation } from "./operations.ts"
import type { Transfer, operations } from "./types.ts"

/** Parameters of {@link listTokenTransfers}. */
export type ListTokenTransfersParameters = ParametersOf<operations["listTokenTransfers"]>

/** One page of {@link listTokenTransfers}. */
export type ListTokenTransfersResult = ResultOf<operations["listTokenTransfers"]>

/** The headers of a result of {@link listTokenTransfers}. */
export type ListTokenTransfersHeaders = HeadersOf<operations["listTokenTransfers"]>

/** Every error that a call of {@link listTokenTransfers} can throw. */
export type ListTokenTransfersError = ErrorOf<operations["listTokenTransfers"]>

/**
 * Lists the transfers of an ERC-20, ERC-721 or ERC-1155 contract, by block and position in it, newest first.
 *
 * `GET /v1/chains/{chainId}/tokens/{address}/transfers`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address The address of an ERC-20, ERC-721 or ERC-1155 contract.
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
 * import { createDataCore, listTokenTransfers } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transfer of listTokenTransfers(client, {
 *   chainId: "43114",
 *   address: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
 * }))
 *   console.log(transfer)
 * ```
 */
export function listTokenTransfers(
  client: RestCore,
  parameters: ListTokenTransfersParameters,
  options?: CallOptions,
): Pages<ListTokenTransfersResult, Transfer, ListTokenTransfersError, ListTokenTransfersHeaders> {
  return client.pages(operation, parameters, options)
}
