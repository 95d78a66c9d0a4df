// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listTokenTransfers as operation } from "./operations.ts"
import type { Transfer, operations } from "./types.ts"

/** Parameters of {@link listTokenTransfers}. */
export type ListTokenTransfersParameters = ParametersOf<operations["listTokenTransfers"]>

/** One page of {@link listTokenTransfers}. */
export type ListTokenTransfersResult = ResultOf<operations["listTokenTransfers"]>

/** Every error that a call of {@link listTokenTransfers} can throw. */
export type ListTokenTransfersError = ErrorOf<operations["listTokenTransfers"]>

/**
 * Lists the transfers of an ERC-20, ERC-721 or ERC-1155 contract, newest first.
 *
 * `GET /v1/chains/{chainId}/tokens/{address}/transfers`
 *
 * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
 * @param parameters.address The address of an ERC-20, ERC-721 or ERC-1155 contract.
 * @param parameters.startBlock The first block, inclusive. With no `endBlock` the range ends at the latest block.
 * @param parameters.endBlock The block to end before, itself excluded. With no `startBlock` the range starts at
 * genesis.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @throws BadRequestError 400: Invalid chain, address, range or page.
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
): Pages<ListTokenTransfersResult, Transfer, ListTokenTransfersError> {
  return client.pages(operation, parameters, options)
}
