// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listLatestPrimaryNetworkBlocks as operation } from "./operations.ts"
import type { PrimaryNetworkBlock, operations } from "./types.ts"

/** Parameters of {@link listLatestPrimaryNetworkBlocks}. */
export type ListLatestPrimaryNetworkBlocksParameters = ParametersOf<operations["listLatestPrimaryNetworkBlocks"]>

/** One page of {@link listLatestPrimaryNetworkBlocks}. */
export type ListLatestPrimaryNetworkBlocksResult = ResultOf<operations["listLatestPrimaryNetworkBlocks"]>

/** The headers of a result of {@link listLatestPrimaryNetworkBlocks}. */
export type ListLatestPrimaryNetworkBlocksHeaders = HeadersOf<operations["listLatestPrimaryNetworkBlocks"]>

/** Every error that a call of {@link listLatestPrimaryNetworkBlocks} can throw. */
export type ListLatestPrimaryNetworkBlocksError = ErrorOf<operations["listLatestPrimaryNetworkBlocks"]>

/**
 * Lists the blocks of a chain of the primary network, by height, highest first. On the C-Chain these are the blocks
 * with atomic transactions.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
 * @param parameters.startTimestamp Only items after this time, exclusive, in Unix seconds.
 * @param parameters.endTimestamp Only items before this time, exclusive, in Unix seconds.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid parameter of the list of blocks.
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
 * import { createDataCore, listLatestPrimaryNetworkBlocks } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const block of listLatestPrimaryNetworkBlocks(client, { network: "mainnet", blockchainId: "p-chain" }))
 *   console.log(block)
 * ```
 */
export function listLatestPrimaryNetworkBlocks(
  client: RestCore,
  parameters: ListLatestPrimaryNetworkBlocksParameters,
  options?: CallOptions,
): Pages<ListLatestPrimaryNetworkBlocksResult, PrimaryNetworkBlock, ListLatestPrimaryNetworkBlocksError, ListLatestPrimaryNetworkBlocksHeaders> {
  return client.pages(operation, parameters, options)
}
