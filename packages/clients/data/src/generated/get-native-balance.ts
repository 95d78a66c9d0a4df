// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  CallOptions,
  ErrorOf,
  HeadersOf,
  ParametersOf,
  ResponsePromise,
  RestCore,
  ResultOf,
} from "@serac/client/rest"
import { getNativeBalance as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getNativeBalance}. */
export type GetNativeBalanceParameters = ParametersOf<operations["getNativeBalance"]>

/** Result of {@link getNativeBalance}. */
export type GetNativeBalanceResult = ResultOf<operations["getNativeBalance"]>

/** The headers of a result of {@link getNativeBalance}. */
export type GetNativeBalanceHeaders = HeadersOf<operations["getNativeBalance"]>

/** Every error that a call of {@link getNativeBalance} can throw. */
export type GetNativeBalanceError = ErrorOf<operations["getNativeBalance"]>

/**
 * Returns what an address has of the chain's native token at the end of a block, the last indexed one unless
 * `blockNumber` names another. A node is asked for it by the block's hash, so that it is the balance on the chain that
 * is served. Of blocks whose state the node has dropped it is not known; this is a 503 that says so.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/balances:getNative`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address A wallet address.
 * @param parameters.blockNumber The balances at the end of this block. At the end of the last indexed one when omitted.
 * @param parameters.currency Currency of prices, `usd` by default. A price that is not known in it is absent.
 * @throws BadRequestError 400: Invalid chain, address, block or currency.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The block or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or no node of the chain tells the balance. With `x-should-retry: false` for
 * good: the service has no node of the chain, or none that has the state of the block.
 * @example
 * ```ts
 * import { createDataCore, getNativeBalance } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getNativeBalance(client, {
 *   chainId: "43114",
 *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
 * })
 * ```
 */
export function getNativeBalance(
  client: RestCore,
  parameters: GetNativeBalanceParameters,
  options?: CallOptions,
): ResponsePromise<GetNativeBalanceResult, GetNativeBalanceError, GetNativeBalanceHeaders> {
  return client.call(operation, parameters, options)
}
