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
import { listAddressChains as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link listAddressChains}. */
export type ListAddressChainsParameters = ParametersOf<operations["listAddressChains"]>

/** Result of {@link listAddressChains}. */
export type ListAddressChainsResult = ResultOf<operations["listAddressChains"]>

/** The headers of a result of {@link listAddressChains}. */
export type ListAddressChainsHeaders = HeadersOf<operations["listAddressChains"]>

/** Every error that a call of {@link listAddressChains} can throw. */
export type ListAddressChainsError = ErrorOf<operations["listAddressChains"]>

/**
 * Lists the chains on which an address has transactions: that it sent or was sent, or in which it sent or received
 * tokens. The list is not paged.
 *
 * `GET /v1/address/{address}/chains`
 *
 * @param parameters.address A wallet address.
 * @throws BadRequestError 400: Invalid address.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listAddressChains } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await listAddressChains(client, { address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef" })
 * ```
 */
export function listAddressChains(
  client: RestCore,
  parameters: ListAddressChainsParameters,
  options?: CallOptions,
): ResponsePromise<ListAddressChainsResult, ListAddressChainsError, ListAddressChainsHeaders> {
  return client.call(operation, parameters, options)
}
