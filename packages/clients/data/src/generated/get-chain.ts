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
import { getChain as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getChain}. */
export type GetChainParameters = ParametersOf<operations["getChain"]>

/** Result of {@link getChain}. */
export type GetChainResult = ResultOf<operations["getChain"]>

/** The headers of a result of {@link getChain}. */
export type GetChainHeaders = HeadersOf<operations["getChain"]>

/** Every error that a call of {@link getChain} can throw. */
export type GetChainError = ErrorOf<operations["getChain"]>

/**
 * Returns one supported EVM chain.
 *
 * `GET /v1/chains/{chainId}`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @throws BadRequestError 400: Invalid chain.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
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
): ResponsePromise<GetChainResult, GetChainError, GetChainHeaders> {
  return client.call(operation, parameters, options)
}
