// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import {
  createEvents,
  type CallOptions,
  type ErrorOf,
  type Events,
  type ParametersOf,
  type RestCore,
  type ResultOf,
} from "@serac/client/rest"
import { streamPrimaryNetworkChanges as operation } from "./operations.ts"
import type { PrimaryNetworkEvent, operations } from "./types.ts"

/** Parameters of {@link streamPrimaryNetworkChanges}. */
export type StreamPrimaryNetworkChangesParameters = ParametersOf<operations["streamPrimaryNetworkChanges"]>

/** The text of {@link streamPrimaryNetworkChanges}. */
export type StreamPrimaryNetworkChangesResult = ResultOf<operations["streamPrimaryNetworkChanges"]>

/** Every error that a call of {@link streamPrimaryNetworkChanges} can throw. */
export type StreamPrimaryNetworkChangesError = ErrorOf<operations["streamPrimaryNetworkChanges"]>

/**
 * Sends what changes of the indexed data of a chain of the primary network, as it changes: server-sent events, as the
 * HTML standard has them. The type of an event is the `type` of its data, its `id` the `sequence`.
 *
 * The first event is a `reset`, which says up to which block there is data. A caller who was cut off goes on after the
 * last event that he has: its id comes back as the header `Last-Event-ID`, or is given as `after`. Each later event
 * comes once, in order. Where what came after it is not known any more, a `reset` comes first; the last 10,000 changes
 * of a network are kept.
 *
 * The stream does not end by itself. When nothing happens a comment is sent every 15 seconds. A service has places for
 * so many streams; beyond them it answers 503.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/stream`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
 * @param parameters.after The `sequence` of the last event that the caller has. The header `Last-Event-ID` says it too,
 * and goes before.
 * @throws BadRequestError 400: Invalid network, chain or event.
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
 * import { createDataCore, streamPrimaryNetworkChanges } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const event of streamPrimaryNetworkChanges(client, { network: "mainnet", blockchainId: "p-chain" }))
 *   console.log(event)
 * ```
 */
export function streamPrimaryNetworkChanges(
  client: RestCore,
  parameters: StreamPrimaryNetworkChangesParameters,
  options?: CallOptions,
): Events<PrimaryNetworkEvent, StreamPrimaryNetworkChangesError> {
  return createEvents(client, operation, parameters, options)
}
