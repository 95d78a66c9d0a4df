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
import { getTokenDetails as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getTokenDetails}. */
export type GetTokenDetailsParameters = ParametersOf<operations["getTokenDetails"]>

/** Result of {@link getTokenDetails}. */
export type GetTokenDetailsResult = ResultOf<operations["getTokenDetails"]>

/** The headers of a result of {@link getTokenDetails}. */
export type GetTokenDetailsHeaders = HeadersOf<operations["getTokenDetails"]>

/** Every error that a call of {@link getTokenDetails} can throw. */
export type GetTokenDetailsError = ErrorOf<operations["getTokenDetails"]>

/**
 * Returns one token of an NFT contract, with its owner and its metadata.
 *
 * `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address The address of an NFT contract.
 * @param parameters.tokenId ID of the token in its contract.
 * @throws BadRequestError 400: Invalid chain, address or token ID.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The token, its contract or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getTokenDetails } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getTokenDetails(client, {
 *   chainId: "43114",
 *   address: "0x1c64E344536221f938F724ba2a4677cc04657E77",
 *   tokenId: "7",
 * })
 * ```
 */
export function getTokenDetails(
  client: RestCore,
  parameters: GetTokenDetailsParameters,
  options?: CallOptions,
): ResponsePromise<GetTokenDetailsResult, GetTokenDetailsError, GetTokenDetailsHeaders> {
  return client.call(operation, parameters, options)
}
