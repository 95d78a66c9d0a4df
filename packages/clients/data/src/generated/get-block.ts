// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getBlock as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getBlock}. */
export type GetBlockParameters = ParametersOf<operations["getBlock"]>

/** Result of {@link getBlock}. */
export type GetBlockResult = ResultOf<operations["getBlock"]>

/** Every error that a call of {@link getBlock} can throw. */
export type GetBlockError = ErrorOf<operations["getBlock"]>

/**
 * Returns one block of a chain.
 *
 * `GET /v1/chains/{chainId}/blocks/{blockId}`
 *
 * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
 * @param parameters.blockId The block's number or its hash.
 * @throws BadRequestError 400: Invalid chain or block.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The block or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
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
): ResponsePromise<GetBlockResult, GetBlockError> {
  return client.call(operation, parameters, options)
}
