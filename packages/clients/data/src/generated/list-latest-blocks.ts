// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listLatestBlocks as operation } from "./operations.ts"
import type { EvmBlock, operations } from "./types.ts"

/** Parameters of {@link listLatestBlocks}. */
export type ListLatestBlocksParameters = ParametersOf<operations["listLatestBlocks"]>

/** One page of {@link listLatestBlocks}. */
export type ListLatestBlocksResult = ResultOf<operations["listLatestBlocks"]>

/** Every error that a call of {@link listLatestBlocks} can throw. */
export type ListLatestBlocksError = ErrorOf<operations["listLatestBlocks"]>

/**
 * Lists the latest indexed blocks of a chain, by block timestamp descending.
 *
 * `GET /v1/chains/{chainId}/blocks`
 *
 * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @throws BadRequestError 400: Invalid chain or page.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, listLatestBlocks } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const block of listLatestBlocks(client, { chainId: "43114" })) console.log(block)
 * ```
 */
export function listLatestBlocks(
  client: RestCore,
  parameters: ListLatestBlocksParameters,
  options?: CallOptions,
): Pages<ListLatestBlocksResult, EvmBlock, ListLatestBlocksError> {
  return client.pages(operation, parameters, options)
}
