// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listIcmMessages as operation } from "./operations.ts"
import type { IcmMessage, operations } from "./types.ts"

/** Parameters of {@link listIcmMessages}. */
export type ListIcmMessagesParameters = ParametersOf<operations["listIcmMessages"]>

/** One page of {@link listIcmMessages}. */
export type ListIcmMessagesResult = ResultOf<operations["listIcmMessages"]>

/** Every error that a call of {@link listIcmMessages} can throw. */
export type ListIcmMessagesError = ErrorOf<operations["listIcmMessages"]>

/**
 * Lists the interchain messages from and to an EVM address, by timestamp descending.
 *
 * `GET /v1/icm/addresses/{address}/messages`
 *
 * @param parameters.address A wallet address.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @param parameters.network Only items of this network. `fuji` and `testnet` both denote the test network.
 * @throws BadRequestError 400: Invalid address, network or page.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The path is mistyped, or what it names was moved, was deleted or does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, listIcmMessages } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const message of listIcmMessages(client, { address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef" }))
 *   console.log(message)
 * ```
 */
export function listIcmMessages(
  client: RestCore,
  parameters: ListIcmMessagesParameters,
  options?: CallOptions,
): Pages<ListIcmMessagesResult, IcmMessage, ListIcmMessagesError> {
  return client.pages(operation, parameters, options)
}
