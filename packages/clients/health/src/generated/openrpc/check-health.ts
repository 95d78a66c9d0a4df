// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { checkHealth as operation } from "./operations.ts"
import type { CheckHealthParams, CheckHealthResult } from "./types.ts"

/** Every error that a call of {@link checkHealth} can throw. */
export type CheckHealthError = RpcErrorOf<-32000>

/**
 * Returns the last result of every check that the node runs. With `tags` only the checks with such a tag and the global
 * ones count, so that a filtered result can be healthy while others fail.
 *
 * `health.health` at `/ext/health`
 *
 * @param parameters.tags Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which
 * stands for its chains, or `all`. Omitted or empty, all checks are kept.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { checkHealth, createHealthRpcCore } from "@serac/health"
 *
 * const client = createHealthRpcCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await checkHealth(client)
 * ```
 */
export function checkHealth(
  client: Pick<RpcCore, "call">,
  parameters?: CheckHealthParams,
  options?: RpcCallOptions,
): Promise<CheckHealthResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link checkHealth}. */
export const health: typeof checkHealth = checkHealth

/** @deprecated Renamed to {@link CheckHealthParams}. */
export type HealthParams = CheckHealthParams

/** @deprecated Renamed to {@link CheckHealthError}. */
export type HealthError = CheckHealthError
