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
import { getBlock as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getBlock}. */
export type GetBlockParameters = ParametersOf<operations["getBlock"]>

/** Result of {@link getBlock}. */
export type GetBlockResult = ResultOf<operations["getBlock"]>

/** The headers of a result of {@link getBlock}. */
export type GetBlockHeaders = HeadersOf<operations["getBlock"]>

/** Every error that a call of {@link getBlock} can throw. */
export type GetBlockError = ErrorOf<operations["getBlock"]>

/**
 * Returns one block of a chain.
 *
 * `GET /v1/chains/{chainId}/blocks/{blockId}`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.blockId Number or hash of the block.
 * @throws BadRequestError 400: Invalid chain or block.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The block or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getBlock } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getBlock(client, { chainId: "43114", blockId: "61" })
 * ```
 */
export function getBlock(
  client: RestCore,
  parameters: GetBlockParameters,
  options?: CallOptions,
): ResponsePromise<GetBlockResult, GetBlockError, GetBlockHeaders> {
  return client.call(operation, parameters, options)
}
