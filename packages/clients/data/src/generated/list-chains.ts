// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { listChains as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link listChains}. */
export type ListChainsParameters = ParametersOf<operations["listChains"]>

/** Result of {@link listChains}. */
export type ListChainsResult = ResultOf<operations["listChains"]>

/** Every error that a call of {@link listChains} can throw. */
export type ListChainsError = ErrorOf<operations["listChains"]>

/**
 * Lists the supported EVM chains. The list is not paged.
 *
 * `GET /v1/chains`
 *
 * @param parameters.network Only items of this network. `fuji` and `testnet` both denote the test network.
 * @param parameters.feature Only chains for which the service does this.
 * @throws BadRequestError 400: Invalid network.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The path is mistyped, or what it names was moved, was deleted or does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, listChains } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await listChains(client)
 * ```
 */
export function listChains(
  client: RestCore,
  parameters?: ListChainsParameters,
  options?: CallOptions,
): ResponsePromise<ListChainsResult, ListChainsError> {
  return client.call(operation, parameters, options)
}
