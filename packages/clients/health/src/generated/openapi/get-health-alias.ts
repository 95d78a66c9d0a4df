// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/client/rest"
import { getHealthAlias as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getHealthAlias}. */
export type GetHealthAliasParameters = ParametersOf<operations["getHealthAlias"]>

/** Result of {@link getHealthAlias}. */
export type GetHealthAliasResult = ResultOf<operations["getHealthAlias"], 503>

/** Every error that a call of {@link getHealthAlias} can throw. */
export type GetHealthAliasError = ErrorOf<operations["getHealthAlias"], 503>

/**
 * Returns the same as `/ext/health`.
 *
 * `GET /ext/health/health`
 *
 * @param parameters.tag Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which stands
 * for its chains, or `all`. Repeatable.
 * @throws ForbiddenError 403: The node does not serve the host that the request names (`--http-allowed-hosts`). The
 * body is a line of plain text.
 * @example
 * ```ts
 * import { createHealthCore, getHealthAlias } from "@serac/health"
 *
 * // A node on this machine.
 * const client = createHealthCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getHealthAlias(client)
 * ```
 */
export function getHealthAlias(
  client: RestCore,
  parameters?: GetHealthAliasParameters,
  options?: CallOptions,
): ResponsePromise<GetHealthAliasResult, GetHealthAliasError> {
  return client.call(operation, parameters, options)
}
