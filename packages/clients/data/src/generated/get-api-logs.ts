// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { getApiLogs as operation } from "./operations.ts"
import type { ApiLog, operations } from "./types.ts"

/** Parameters of {@link getApiLogs}. */
export type GetApiLogsParameters = ParametersOf<operations["getApiLogs"]>

/** One page of {@link getApiLogs}. */
export type GetApiLogsResult = ResultOf<operations["getApiLogs"]>

/** The headers of a result of {@link getApiLogs}. */
export type GetApiLogsHeaders = HeadersOf<operations["getApiLogs"]>

/** Every error that a call of {@link getApiLogs} can throw. */
export type GetApiLogsError = ErrorOf<operations["getApiLogs"]>

/**
 * Lists the last requests of an organisation to the data service and to its RPC, newest first. Without a key they are
 * those without a key from the caller's own address. A service keeps a bounded number of them: beyond that, the last
 * ones.
 *
 * `GET /v1/apiLogs`
 *
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @param parameters.orgId The organisation whose requests they are: that of the key, which is the only one that the key
 * is told of. Requests without a key are those of `anonymous`.
 * @param parameters.startTimestamp Only requests from this time on, in Unix seconds.
 * @param parameters.endTimestamp Only requests before this time, in Unix seconds.
 * @param parameters.chainId Only requests about this chain.
 * @param parameters.responseCode Only requests that were answered with this HTTP status.
 * @param parameters.requestType Only requests to the data service, or only those to its RPC.
 * @param parameters.apiKeyId Only requests with the API key of this ID.
 * @param parameters.requestPath Only requests to this path, as this document writes it.
 * @throws BadRequestError 400: Invalid parameter of the list of requests.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or the usage is that of another
 * organisation.
 * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getApiLogs } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const log of getApiLogs(client)) console.log(log)
 * ```
 */
export function getApiLogs(
  client: RestCore,
  parameters?: GetApiLogsParameters,
  options?: CallOptions,
): Pages<GetApiLogsResult, ApiLog, GetApiLogsError, GetApiLogsHeaders> {
  return client.pages(operation, parameters, options)
}
