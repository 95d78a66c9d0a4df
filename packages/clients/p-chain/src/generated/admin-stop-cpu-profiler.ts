// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminStopCPUProfiler as operation } from "./operations.ts"
import type { AdminStopCPUProfilerParams, AdminStopCPUProfilerResult } from "./types.ts"

/** Every error that a call of {@link adminStopCPUProfiler} can throw. */
export type AdminStopCPUProfilerError = RpcErrorOf<-32000>

/**
 * Writes the CPU profile to a file in the node's folder of profiles. For the node's operator: nodes serve it only when
 * started with `--api-admin-enabled`.
 *
 * `admin.stopCPUProfiler` at `/ext/admin`
 *
 * @throws RpcError -32000: cpu profiler doesn't exist
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminStopCPUProfiler, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminStopCPUProfiler(client)
 * ```
 */
export function adminStopCPUProfiler(
  client: Pick<RpcCore, "call">,
  parameters?: AdminStopCPUProfilerParams,
  options?: RpcCallOptions,
): Promise<AdminStopCPUProfilerResult> {
  return client.call(operation, parameters, options)
}
