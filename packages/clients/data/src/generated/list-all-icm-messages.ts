// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listAllIcmMessages as operation } from "./operations.ts"
import type { IcmMessage, operations } from "./types.ts"

/** Parameters of {@link listAllIcmMessages}. */
export type ListAllIcmMessagesParameters = ParametersOf<operations["listAllIcmMessages"]>

/** One page of {@link listAllIcmMessages}. */
export type ListAllIcmMessagesResult = ResultOf<operations["listAllIcmMessages"]>

/** The headers of a result of {@link listAllIcmMessages}. */
export type ListAllIcmMessagesHeaders = HeadersOf<operations["listAllIcmMessages"]>

/** Every error that a call of {@link listAllIcmMessages} can throw. */
export type ListAllIcmMessagesError = ErrorOf<operations["listAllIcmMessages"]>

/**
 * Lists the interchain messages of all supported EVM chains, by timestamp descending (newest first), or those from or
 * to a blockchain or an address. A message stands at the time when it was sent first, or when it was received where
 * nothing is known of its sending. A list that is paged through has what its chains had when its first page was read,
 * so that nothing is in it twice or left out.
 *
 * `GET /v1/icm/messages`
 *
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @param parameters.sourceBlockchainId Only messages that were sent from this blockchain.
 * @param parameters.destinationBlockchainId Only messages that were sent to this blockchain.
 * @param parameters.blockchainId Only messages that were sent from or to this blockchain.
 * @param parameters.to Only messages to this address.
 * @param parameters.from Only messages from this address.
 * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
 * `testnet` both name the test network.
 * @throws BadRequestError 400: Invalid blockchain, address, network or page.
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
 * import { createDataCore, listAllIcmMessages } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const message of listAllIcmMessages(client)) console.log(message)
 * ```
 */
export function listAllIcmMessages(
  client: RestCore,
  parameters?: ListAllIcmMessagesParameters,
  options?: CallOptions,
): Pages<ListAllIcmMessagesResult, IcmMessage, ListAllIcmMessagesError, ListAllIcmMessagesHeaders> {
  return client.pages(operation, parameters, options)
}
