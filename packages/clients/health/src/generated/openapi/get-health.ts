// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/client/rest"
import { getHealth as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getHealth}. */
export type GetHealthParameters = ParametersOf<operations["getHealth"]>

/** Result of {@link getHealth}. */
export type GetHealthResult = ResultOf<operations["getHealth"], 503>

/** Every error that a call of {@link getHealth} can throw. */
export type GetHealthError = ErrorOf<operations["getHealth"], 503>

/**
 * Returns the holistic status of the node: the last result of every check. 200 when all pass, 503 when one fails; the
 * body is the same. With `tag` only the checks with such a tag and the global ones count, so that a filtered result can
 * be healthy while others fail.
 *
 * `GET /ext/health`
 *
 * @param parameters.tag Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which stands
 * for its chains, or `all`. Repeatable.
 * @throws ForbiddenError 403: The node does not serve the host that the request names (`--http-allowed-hosts`). The
 * body is a line of plain text.
 * @example
 * ```ts
 * import { createHealthCore, getHealth } from "@serac/health"
 *
 * // A node on this machine.
 * const client = createHealthCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getHealth(client)
 * ```
 */
export function getHealth(
  client: RestCore,
  parameters?: GetHealthParameters,
  options?: CallOptions,
): ResponsePromise<GetHealthResult, GetHealthError> {
  return client.call(operation, parameters, options)
}
