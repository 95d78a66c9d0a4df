// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listErc721Balances as operation } from "./operations.ts"
import type { Erc721TokenBalance, operations } from "./types.ts"

/** Parameters of {@link listErc721Balances}. */
export type ListErc721BalancesParameters = ParametersOf<operations["listErc721Balances"]>

/** One page of {@link listErc721Balances}. */
export type ListErc721BalancesResult = ResultOf<operations["listErc721Balances"]>

/** The headers of a result of {@link listErc721Balances}. */
export type ListErc721BalancesHeaders = HeadersOf<operations["listErc721Balances"]>

/** Every error that a call of {@link listErc721Balances} can throw. */
export type ListErc721BalancesError = ErrorOf<operations["listErc721Balances"]>

/**
 * Lists the ERC-721 tokens that an address has at the last indexed block, by contract and token ID ascending, with its
 * native balance. A token belongs to whom its last transfer went, whatever that says of where it came from.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc721`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address A wallet address.
 * @param parameters.contractAddress Only tokens of this contract.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid chain, address, contract or page.
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
 * import { createDataCore, listErc721Balances } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const erc721TokenBalance of listErc721Balances(client, {
 *   chainId: "43114",
 *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
 * }))
 *   console.log(erc721TokenBalance)
 * ```
 */
export function listErc721Balances(
  client: RestCore,
  parameters: ListErc721BalancesParameters,
  options?: CallOptions,
): Pages<ListErc721BalancesResult, Erc721TokenBalance, ListErc721BalancesError, ListErc721BalancesHeaders> {
  return client.pages(operation, parameters, options)
}
