// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listPrimaryNetworkBlocksByNodeId as operation } from "./operations.ts"
import type { PrimaryNetworkBlock, operations } from "./types.ts"

/** Parameters of {@link listPrimaryNetworkBlocksByNodeId}. */
export type ListPrimaryNetworkBlocksByNodeIdParameters = ParametersOf<operations["listPrimaryNetworkBlocksByNodeId"]>

/** One page of {@link listPrimaryNetworkBlocksByNodeId}. */
export type ListPrimaryNetworkBlocksByNodeIdResult = ResultOf<operations["listPrimaryNetworkBlocksByNodeId"]>

/** The headers of a result of {@link listPrimaryNetworkBlocksByNodeId}. */
export type ListPrimaryNetworkBlocksByNodeIdHeaders = HeadersOf<operations["listPrimaryNetworkBlocksByNodeId"]>

/** Every error that a call of {@link listPrimaryNetworkBlocksByNodeId} can throw. */
export type ListPrimaryNetworkBlocksByNodeIdError = ErrorOf<operations["listPrimaryNetworkBlocksByNodeId"]>

/**
 * Lists the blocks of a chain of the primary network that a node proposed, by height, highest first. Outcomes of
 * proposals and blocks that nobody signed have no proposer. On the C-Chain these are the blocks with atomic
 * transactions. Who proposed a block is told by the index of the node that is indexed from: as long as that is not
 * known of blocks that are older than ten minutes, counted from the last block, the answer is a 503 that says up to
 * which height it is.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
 * @param parameters.nodeId ID of the node.
 * @param parameters.startTimestamp Only items after this time, exclusive, in Unix seconds.
 * @param parameters.endTimestamp Only items before this time, exclusive, in Unix seconds.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid parameter of the list of a node's blocks.
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
 * import { createDataCore, listPrimaryNetworkBlocksByNodeId } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const block of listPrimaryNetworkBlocksByNodeId(client, {
 *   network: "mainnet",
 *   blockchainId: "p-chain",
 *   nodeId: "NodeID-C7dTGTDB4xq33YbBX8CVFUyXBUQZ8aTPQ",
 * }))
 *   console.log(block)
 * ```
 */
export function listPrimaryNetworkBlocksByNodeId(
  client: RestCore,
  parameters: ListPrimaryNetworkBlocksByNodeIdParameters,
  options?: CallOptions,
): Pages<ListPrimaryNetworkBlocksByNodeIdResult, PrimaryNetworkBlock, ListPrimaryNetworkBlocksByNodeIdError, ListPrimaryNetworkBlocksByNodeIdHeaders> {
  return client.pages(operation, parameters, options)
}
