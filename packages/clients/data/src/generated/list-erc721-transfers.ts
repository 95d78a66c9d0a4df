// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listErc721Transfers as operation } from "./operations.ts"
import type { Erc721Transfer, operations } from "./types.ts"

/** Parameters of {@link listErc721Transfers}. */
export type ListErc721TransfersParameters = ParametersOf<operations["listErc721Transfers"]>

/** One page of {@link listErc721Transfers}. */
export type ListErc721TransfersResult = ResultOf<operations["listErc721Transfers"]>

/** Every error that a call of {@link listErc721Transfers} can throw. */
export type ListErc721TransfersError = ErrorOf<operations["listErc721Transfers"]>

/**
 * Lists the ERC-721 transfers from and to an address, newest first.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc721`
 *
 * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
 * @param parameters.address A wallet address.
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
): Pages<ListErc721TransfersResult, Erc721Transfer, ListErc721TransfersError> {
  return client.pages(operation, parameters, options)
}
