// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/rpc"
import { health as operation } from "./operations.ts"
import type { HealthParams, HealthResult } from "./types.ts"

/** Every error that a call of {@link health} can end in. */
export type HealthError = RpcErrorOf<-32000>

/**
 * Returns the last result of every check that the node runs. With `tags` only the checks with such a tag and the global
 * ones count, so that a filtered result can be healthy while others fail.
 *
 * `health.health` at `/ext/health`
 *
 * @param parameters.tags Keeps only the checks with one of these tags, and the global ones. A tag is a subnet ID, whose
 * chains are meant, or `all`. Omitted or empty, all checks are kept.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createHealthRpcCore, health } from "@serac/health"
 *
 * const client = createHealthRpcCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await health(client)
 * ```
 */
export function health(
  client: Pick<RpcCore, "call">,
  parameters?: HealthParams,
  options?: RpcCallOptions,
): Promise<HealthResult> {
  return client.call(operation, parameters, options)
}
