// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/client/rest"
import { getReadiness as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getReadiness}. */
export type GetReadinessParameters = ParametersOf<operations["getReadiness"]>

/** Result of {@link getReadiness}. */
export type GetReadinessResult = ResultOf<operations["getReadiness"], 503>

/** Every error that a call of {@link getReadiness} can throw. */
export type GetReadinessError = ErrorOf<operations["getReadiness"], 503>

/**
 * Returns whether the node has finished its initialization. Once healthy it stays so.
 *
 * `GET /ext/health/readiness`
 *
 * @param parameters.tag Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which stands
 * for its chains, or `all`. Repeatable.
 * @throws ForbiddenError 403: The node does not serve the host that the request names (`--http-allowed-hosts`). The
 * body is a line of plain text.
 * @example
 * ```ts
 * import { createHealthCore, getReadiness } from "@serac/health"
 *
 * // A node on this machine.
 * const client = createHealthCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getReadiness(client)
 * ```
 */
export function getReadiness(
  client: RestCore,
  parameters?: GetReadinessParameters,
  options?: CallOptions,
): ResponsePromise<GetReadinessResult, GetReadinessError> {
  return client.call(operation, parameters, options)
}
