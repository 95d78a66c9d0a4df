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
import { getAggregatedSignatures as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getAggregatedSignatures}. */
export type GetAggregatedSignaturesParameters = ParametersOf<operations["getAggregatedSignatures"]>

/** Result of {@link getAggregatedSignatures}. */
export type GetAggregatedSignaturesResult = ResultOf<operations["getAggregatedSignatures"]>

/** The headers of a result of {@link getAggregatedSignatures}. */
export type GetAggregatedSignaturesHeaders = HeadersOf<operations["getAggregatedSignatures"]>

/** Every error that a call of {@link getAggregatedSignatures} can throw. */
export type GetAggregatedSignaturesError = ErrorOf<operations["getAggregatedSignatures"]>

/**
 * Returns the message that a P-Chain transaction about an L1 makes, signed by 67 percent of the validators that the
 * L1's manager takes it from: that a subnet was converted to an L1, or that a validator of one was registered, has
 * another weight, or was removed.
 *
 * `GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.txHash Hash of a transaction of the P-Chain or the X-Chain.
 * @throws BadRequestError 400: Invalid network or transaction hash.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The transaction does not exist.
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
 * import { createDataCore, getAggregatedSignatures } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getAggregatedSignatures(client, {
 *   network: "mainnet",
 *   txHash: "2SnqcUB8Xx2etpaYsRyVDdC8HR2r6mUcnAJ39Raw9x8Rf4YrKn",
 * })
 * ```
 */
export function getAggregatedSignatures(
  client: RestCore,
  parameters: GetAggregatedSignaturesParameters,
  options?: CallOptions,
): ResponsePromise<GetAggregatedSignaturesResult, GetAggregatedSignaturesError, GetAggregatedSignaturesHeaders> {
  return client.call(operation, parameters, options)
}
