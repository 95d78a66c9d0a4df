// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listTeleporterMessagesByAddress as operation } from "./operations.ts"
import type { TeleporterMessage, operations } from "./types.ts"

/** Parameters of {@link listTeleporterMessagesByAddress}. */
export type ListTeleporterMessagesByAddressParameters = ParametersOf<operations["listTeleporterMessagesByAddress"]>

/** One page of {@link listTeleporterMessagesByAddress}. */
export type ListTeleporterMessagesByAddressResult = ResultOf<operations["listTeleporterMessagesByAddress"]>

/** The headers of a result of {@link listTeleporterMessagesByAddress}. */
export type ListTeleporterMessagesByAddressHeaders = HeadersOf<operations["listTeleporterMessagesByAddress"]>

/** Every error that a call of {@link listTeleporterMessagesByAddress} can throw. */
export type ListTeleporterMessagesByAddressError = ErrorOf<operations["listTeleporterMessagesByAddress"]>

/**
 * Lists the interchain messages from and to an EVM address, newest first, as `GET /v1/icm/addresses/{address}/messages`
 * does. Page tokens of the one are no good for the other.
 *
 * `GET /v1/teleporter/addresses/{address}/messages`
 *
 * @deprecated; use `listIcmMessages`
 * @param parameters.address A wallet address.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
 * `testnet` both name the test network.
 * @throws BadRequestError 400: Invalid address, network or page.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The service has nothing of the network.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listTeleporterMessagesByAddress } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const message of listTeleporterMessagesByAddress(client, {
 *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
 * }))
 *   console.log(message)
 * ```
 */
export function listTeleporterMessagesByAddress(
  client: RestCore,
  parameters: ListTeleporterMessagesByAddressParameters,
  options?: CallOptions,
): Pages<ListTeleporterMessagesByAddressResult, TeleporterMessage, ListTeleporterMessagesByAddressError, ListTeleporterMessagesByAddressHeaders> {
  return client.pages(operation, parameters, options)
}
