// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listLatestPrimaryNetworkBlocks as operation } from "./operations.ts"
import type { PrimaryNetworkBlock, operations } from "./types.ts"

/** Parameters of {@link listLatestPrimaryNetworkBlocks}. */
export type ListLatestPrimaryNetworkBlocksParameters = ParametersOf<operations["listLatestPrimaryNetworkBlocks"]>

/** One page of {@link listLatestPrimaryNetworkBlocks}. */
export type ListLatestPrimaryNetworkBlocksResult = ResultOf<operations["listLatestPrimaryNetworkBlocks"]>

/** Every error that a call of {@link listLatestPrimaryNetworkBlocks} can throw. */
export type ListLatestPrimaryNetworkBlocksError = ErrorOf<operations["listLatestPrimaryNetworkBlocks"]>

/**
 * Lists the blocks of a chain of the primary network, newest first; of the C-Chain those that hold atomic transactions.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
 * @param parameters.startTimestamp Only items after this moment, in Unix seconds.
 * @param parameters.endTimestamp Only items before this moment, in Unix seconds.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @throws BadRequestError 400: Invalid parameter of the list of blocks.
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
): Pages<ListLatestPrimaryNetworkBlocksResult, PrimaryNetworkBlock, ListLatestPrimaryNetworkBlocksError> {
  return client.pages(operation, parameters, options)
}
