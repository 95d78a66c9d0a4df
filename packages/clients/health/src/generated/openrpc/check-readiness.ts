// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { checkReadiness as operation } from "./operations.ts"
import type { CheckReadinessParams, CheckReadinessResult } from "./types.ts"

/** Every error that a call of {@link checkReadiness} can throw. */
export type CheckReadinessError = RpcErrorOf<-32000>

/**
 * Returns the last result of the startup checks, which is healthy once the node has finished its initialization.
 *
 * `health.readiness` at `/ext/health`
 *
 * @param parameters.tags Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which
 * stands for its chains, or `all`. Omitted or empty, all checks are kept.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { checkReadiness, createHealthRpcCore } from "@serac/health"
 *
 * const client = createHealthRpcCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await checkReadiness(client)
 * ```
 */
export function checkReadiness(
  client: Pick<RpcCore, "call">,
  parameters?: CheckReadinessParams,
  options?: RpcCallOptions,
): Promise<CheckReadinessResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link checkReadiness}. */
export const readiness: typeof checkReadiness = checkReadiness

/** @deprecated Renamed to {@link CheckReadinessParams}. */
export type ReadinessParams = CheckReadinessParams

/** @deprecated Renamed to {@link CheckReadinessResult}. */
export type ReadinessResult = CheckReadinessResult

/** @deprecated Renamed to {@link CheckReadinessError}. */
export type ReadinessError = CheckReadinessError
