// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { getTransactionsForBlock as operation } from "./operations.ts"
import type { EvmTransaction, operations } from "./types.ts"

/** Parameters of {@link getTransactionsForBlock}. */
export type GetTransactionsForBlockParameters = ParametersOf<operations["getTransactionsForBlock"]>

/** One page of {@link getTransactionsForBlock}. */
export type GetTransactionsForBlockResult = ResultOf<operations["getTransactionsForBlock"]>

/** The headers of a result of {@link getTransactionsForBlock}. */
export type GetTransactionsForBlockHeaders = HeadersOf<operations["getTransactionsForBlock"]>

/** Every error that a call of {@link getTransactionsForBlock} can throw. */
export type GetTransactionsForBlockError = ErrorOf<operations["getTransactionsForBlock"]>

/**
 * Lists the transactions of one block, by position in it ascending. Without a page size, or with 0, a page has all of
 * them, as far as they fit; of a very large block the rest is on the next page.
 *
 * `GET /v1/chains/{chainId}/blocks/{blockId}/transactions`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.blockId Number or hash of the block.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page. With 0, the default, as many as fit.
 * @throws BadRequestError 400: Invalid chain, block or page.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The block or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getTransactionsForBlock } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transaction of getTransactionsForBlock(client, { chainId: "43114", blockId: "61" }))
 *   console.log(transaction)
 * ```
 */
export function getTransactionsForBlock(
  client: RestCore,
  parameters: GetTransactionsForBlockParameters,
  options?: CallOptions,
): Pages<GetTransactionsForBlockResult, EvmTransaction, GetTransactionsForBlockError, GetTransactionsForBlockHeaders> {
  return client.pages(operation, parameters, options)
}
