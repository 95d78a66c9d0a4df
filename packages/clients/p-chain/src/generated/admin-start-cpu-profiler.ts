// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { adminStartCPUProfiler as operation } from "./operations.ts"
import type { AdminStartCPUProfilerParams, AdminStartCPUProfilerResult } from "./types.ts"

/** Every error that a call of {@link adminStartCPUProfiler} can throw. */
export type AdminStartCPUProfilerError = RpcErrorOf<-32000>

/**
 * Begins to record a CPU profile, which ends when asked or when the node stops. For the node's operator: nodes serve it
 * only when started with `--api-admin-enabled`.
 *
 * `admin.startCPUProfiler` at `/ext/admin`
 *
 * @throws RpcError -32000: cpu profiler already running
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { adminStartCPUProfiler, createPChainCore } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await adminStartCPUProfiler(client)
 * ```
 */
export function adminStartCPUProfiler(
  client: Pick<RpcCore, "call">,
  parameters?: AdminStartCPUProfilerParams,
  options?: RpcCallOptions,
): Promise<AdminStartCPUProfilerResult> {
  return client.call(operation, parameters, options)
}
