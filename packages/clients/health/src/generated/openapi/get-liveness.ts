// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/client/rest"
import { getLiveness as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getLiveness}. */
export type GetLivenessParameters = ParametersOf<operations["getLiveness"]>

/** Result of {@link getLiveness}. */
export type GetLivenessResult = ResultOf<operations["getLiveness"]>

/** Every error that a call of {@link getLiveness} can throw. */
export type GetLivenessError = ErrorOf<operations["getLiveness"]>

/**
 * Returns a healthy result without checks as soon as the node serves HTTP.
 *
 * `GET /ext/health/liveness`
 *
 * @param parameters.tag Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which stands
 * for its chains, or `all`. Repeatable.
 * @throws ForbiddenError 403: The node does not serve the host that the request names (`--http-allowed-hosts`). The
 * body is a line of plain text.
 * @example
 * ```ts
 * import { createHealthCore, getLiveness } from "@serac/health"
 *
 * // A node on this machine.
 * const client = createHealthCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getLiveness(client)
 * ```
 */
export function getLiveness(
  client: RestCore,
  parameters?: GetLivenessParameters,
  options?: CallOptions,
): ResponsePromise<GetLivenessResult, GetLivenessError> {
  return client.call(operation, parameters, options)
}
