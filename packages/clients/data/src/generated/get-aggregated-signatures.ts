// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getAggregatedSignatures as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getAggregatedSignatures}. */
export type GetAggregatedSignaturesParameters = ParametersOf<operations["getAggregatedSignatures"]>

/** Result of {@link getAggregatedSignatures}. */
export type GetAggregatedSignaturesResult = ResultOf<operations["getAggregatedSignatures"]>

/** Every error that a call of {@link getAggregatedSignatures} can throw. */
export type GetAggregatedSignaturesError = ErrorOf<operations["getAggregatedSignatures"]>

/**
 * Returns the aggregated signatures for a message of a P-Chain transaction about an L1.
 *
 * `GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.txHash The transaction, of the P-Chain or the X-Chain.
 * @throws BadRequestError 400: Invalid network or transaction hash.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The transaction does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee, or too few validators signed.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
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
): ResponsePromise<GetAggregatedSignaturesResult, GetAggregatedSignaturesError> {
  return client.call(operation, parameters, options)
}
