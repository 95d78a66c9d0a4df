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
import { getContractMetadata as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getContractMetadata}. */
export type GetContractMetadataParameters = ParametersOf<operations["getContractMetadata"]>

/** Result of {@link getContractMetadata}. */
export type GetContractMetadataResult = ResultOf<operations["getContractMetadata"]>

/** The headers of a result of {@link getContractMetadata}. */
export type GetContractMetadataHeaders = HeadersOf<operations["getContractMetadata"]>

/** Every error that a call of {@link getContractMetadata} can throw. */
export type GetContractMetadataError = ErrorOf<operations["getContractMetadata"]>

/**
 * Returns what is known of a contract: its standard, what it says of itself, what the operator's token lists say of it,
 * and who deployed it.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address The address of a contract.
 * @throws BadRequestError 400: Invalid chain or address.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The contract or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getContractMetadata } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getContractMetadata(client, {
 *   chainId: "43114",
 *   address: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
 * })
 * ```
 */
export function getContractMetadata(
  client: RestCore,
  parameters: GetContractMetadataParameters,
  options?: CallOptions,
): ResponsePromise<GetContractMetadataResult, GetContractMetadataError, GetContractMetadataHeaders> {
  return client.call(operation, parameters, options)
}
