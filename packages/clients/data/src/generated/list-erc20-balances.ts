// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listErc20Balances as operation } from "./operations.ts"
import type { Erc20TokenBalance, operations } from "./types.ts"

/** Parameters of {@link listErc20Balances}. */
export type ListErc20BalancesParameters = ParametersOf<operations["listErc20Balances"]>

/** One page of {@link listErc20Balances}. */
export type ListErc20BalancesResult = ResultOf<operations["listErc20Balances"]>

/** The headers of a result of {@link listErc20Balances}. */
export type ListErc20BalancesHeaders = HeadersOf<operations["listErc20Balances"]>

/** Every error that a call of {@link listErc20Balances} can throw. */
export type ListErc20BalancesError = ErrorOf<operations["listErc20Balances"]>

/**
 * Lists what an address has of ERC-20 tokens at the end of a block, the last indexed one unless `blockNumber` names
 * another, by contract ascending, with its native balance. Tokens of which it has nothing are left out. A balance is
 * what the token's transfers add up to; of tokens whose contract was found to answer otherwise it is what `balanceOf`
 * last answered, as far as the contract was asked, and `balanceSource` says so.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc20`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address A wallet address.
 * @param parameters.blockNumber The balances at the end of this block. At the end of the last indexed one when omitted.
 * @param parameters.contractAddresses Only tokens of these contracts, separated by commas, at most 100.
 * @param parameters.filterSpamTokens Whether to leave out tokens whose reputation is `Malicious`, so that a page may
 * have fewer items than `pageSize`, or none, while there are more. Default: `true`.
 * @param parameters.currency Currency of prices, `usd` by default. A price that is not known in it is absent.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid chain, address, block, filter, currency or page.
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
 * import { createDataCore, listErc20Balances } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const erc20TokenBalance of listErc20Balances(client, {
 *   chainId: "43114",
 *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
 * }))
 *   console.log(erc20TokenBalance)
 * ```
 */
export function listErc20Balances(
  client: RestCore,
  parameters: ListErc20BalancesParameters,
  options?: CallOptions,
): Pages<ListErc20BalancesResult, Erc20TokenBalance, ListErc20BalancesError, ListErc20BalancesHeaders> {
  return client.pages(operation, parameters, options)
}
