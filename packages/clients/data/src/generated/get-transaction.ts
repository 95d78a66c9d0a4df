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
import { getTransaction as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getTransaction}. */
export type GetTransactionParameters = ParametersOf<operations["getTransaction"]>

/** Result of {@link getTransaction}. */
export type GetTransactionResult = ResultOf<operations["getTransaction"]>

/** The headers of a result of {@link getTransaction}. */
export type GetTransactionHeaders = HeadersOf<operations["getTransaction"]>

/** Every error that a call of {@link getTransaction} can throw. */
export type GetTransactionError = ErrorOf<operations["getTransaction"]>

/**
 * Returns a transaction with its input, events, transfers and internal transactions. Its input and events are read from
 * the archive of blocks.
 *
 * `GET /v1/chains/{chainId}/transactions/{txHash}`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.txHash Hash of the transaction.
 * @throws BadRequestError 400: Invalid chain or transaction hash.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The transaction or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getTransaction } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getTransaction(client, {
 *   chainId: "43114",
 *   txHash: "0xad45962bcea2c1da9778d827d877114f86a5651659db5da66fe76a910c8e1da1",
 * })
 * ```
 */
export function getTransaction(
  client: RestCore,
  parameters: GetTransactionParameters,
  options?: CallOptions,
): ResponsePromise<GetTransactionResult, GetTransactionError, GetTransactionHeaders> {
  return client.call(operation, parameters, options)
}
