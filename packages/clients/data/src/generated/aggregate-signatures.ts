// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { aggregateSignatures as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link aggregateSignatures}. */
export type AggregateSignaturesParameters = ParametersOf<operations["aggregateSignatures"]>

/** Result of {@link aggregateSignatures}. */
export type AggregateSignaturesResult = ResultOf<operations["aggregateSignatures"]>

/** Every error that a call of {@link aggregateSignatures} can throw. */
export type AggregateSignaturesError = ErrorOf<operations["aggregateSignatures"]>

/**
 * Aggregates the signatures of a subnet's validators for a message to another subnet. Give a `message`, a
 * `justification`, or both.
 *
 * `POST /v1/signatureAggregator/{network}/aggregateSignatures`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.body The message, the signing subnet and the quorum.
 * @throws BadRequestError 400: Invalid message, justification or quorum.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The subnet does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: Too few validators signed, or an unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { aggregateSignatures, createDataCore } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await aggregateSignatures(client, {
 *   network: "mainnet",
 *   body: { message: "0x0000000005394a1c1f2e8b6a1f0d8e3c5b7a9d0e1f2a3b4c5d6e7f8091a2b3..." },
 * })
 * ```
 */
export function aggregateSignatures(
  client: RestCore,
  parameters: AggregateSignaturesParameters,
  options?: CallOptions,
): ResponsePromise<AggregateSignaturesResult, AggregateSignaturesError> {
  return client.call(operation, parameters, options)
}
