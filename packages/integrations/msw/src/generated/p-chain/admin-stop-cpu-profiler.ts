// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminStopCPUProfilerParams, AdminStopCPUProfilerResult } from "@serac/p-chain"
import { adminStopCPUProfiler as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.stopCPUProfiler` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminStopCPUProfiler } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminStopCPUProfiler(), adminStopCPUProfiler.delay("real")]
 * ```
 */
export const adminStopCPUProfiler: RpcMock<AdminStopCPUProfilerParams, AdminStopCPUProfilerResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {},
    errors: [
      {
        "code": -32000,
        "message": "cpu profiler doesn't exist",
        "data": null
      }
    ],
  })
