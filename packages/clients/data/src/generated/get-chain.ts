// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getChain as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getChain}. */
export type GetChainParameters = ParametersOf<operations["getChain"]>

/** Result of {@link getChain}. */
export type GetChainResult = ResultOf<operations["getChain"]>

/** Every error that a call of {@link getChain} can throw. */
export type GetChainError = ErrorOf<operations["getChain"]>

/**
 * Returns one supported EVM chain.
 *
 * `GET /v1/chains/{chainId}`
 *
 * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
 * @throws BadRequestError 400: Invalid chain.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, getChain } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getChain(client, { chainId: "43114" })
 * ```
 */
export function getChain(
  client: RestCore,
  parameters: GetChainParameters,
  options?: CallOptions,
): ResponsePromise<GetChainResult, GetChainError> {
  return client.call(operation, parameters, options)
}
