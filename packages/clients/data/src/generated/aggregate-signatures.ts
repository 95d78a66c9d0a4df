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
import { aggregateSignatures as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link aggregateSignatures}. */
export type AggregateSignaturesParameters = ParametersOf<operations["aggregateSignatures"]>

/** Result of {@link aggregateSignatures}. */
export type AggregateSignaturesResult = ResultOf<operations["aggregateSignatures"]>

/** The headers of a result of {@link aggregateSignatures}. */
export type AggregateSignaturesHeaders = HeadersOf<operations["aggregateSignatures"]>

/** Every error that a call of {@link aggregateSignatures} can throw. */
export type AggregateSignaturesError = ErrorOf<operations["aggregateSignatures"]>

/**
 * Aggregates the signatures of a subnet's validators for a message to another subnet. Give a `message`, a
 * `justification`, or both. Each signature is verified, and as few are aggregated as reach the quorum and the buffer;
 * too few are an error that says which part of the weight has signed, who refused, who was late, who was not asked any
 * more, and which part is inactive. Without a `message` it is the P-Chain's about the L1 that the `justification`
 * names: that its subnet was converted, or that a validator was removed.
 *
 * `POST /v1/signatureAggregator/{network}/aggregateSignatures`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.body The message, the signing subnet and the quorum.
 * @throws BadRequestError 400: Invalid message, justification or quorum.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The blockchain does not exist, or its subnet has no validators.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The signature aggregator that this service asks does not sign, or answers what does not
 * hold.
 * @throws ServiceUnavailableError 503: Too few validators have signed, no node of the P-Chain answers, or this service
 * has nobody to ask. With `retry-after` for now, with `x-should-retry: false` where so many refused, are inactive or
 * cannot be asked that asking again does not help.
 * @example
 * ```ts
 * import { aggregateSignatures, createDataCore } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await aggregateSignatures(client, {
 *   network: "mainnet",
 *   body: { message: "0x0000000000010427d4b22a2a78bcddd456742caf91b56badbff985ee19aef1..." },
 * })
 * ```
 */
export function aggregateSignatures(
  client: RestCore,
  parameters: AggregateSignaturesParameters,
  options?: CallOptions,
): ResponsePromise<AggregateSignaturesResult, AggregateSignaturesError, AggregateSignaturesHeaders> {
  return client.call(operation, parameters, options)
}
