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
 * Aggregates the signatures of a subnet's validators for a message to another subnet. A `message` or a `justification`
 * must be given.
 *
 * `POST /v1/signatureAggregator/{network}/aggregateSignatures`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.body What to sign, by whom, and with how much of their weight.
 * @throws BadRequestError 400: Invalid message, justification or quorum.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The subnet does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee, or too few validators signed.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
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
