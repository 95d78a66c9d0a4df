// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { checkLiveness as operation } from "./operations.ts"
import type { CheckLivenessParams, CheckLivenessResult } from "./types.ts"

/** Every error that a call of {@link checkLiveness} can throw. */
export type CheckLivenessError = RpcErrorOf<-32000>

/**
 * Returns a healthy result without checks as soon as the node serves HTTP, whatever the tags.
 *
 * `health.liveness` at `/ext/health`
 *
 * @param parameters.tags Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which
 * stands for its chains, or `all`. Omitted or empty, all checks are kept.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { checkLiveness, createHealthRpcCore } from "@serac/health"
 *
 * const client = createHealthRpcCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await checkLiveness(client)
 * ```
 */
export function checkLiveness(
  client: Pick<RpcCore, "call">,
  parameters?: CheckLivenessParams,
  options?: RpcCallOptions,
): Promise<CheckLivenessResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link checkLiveness}. */
export const liveness: typeof checkLiveness = checkLiveness

/** @deprecated Renamed to {@link CheckLivenessParams}. */
export type LivenessParams = CheckLivenessParams

/** @deprecated Renamed to {@link CheckLivenessResult}. */
export type LivenessResult = CheckLivenessResult

/** @deprecated Renamed to {@link CheckLivenessError}. */
export type LivenessError = CheckLivenessError
