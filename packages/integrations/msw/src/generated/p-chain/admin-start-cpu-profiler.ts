// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminStartCPUProfilerParams, AdminStartCPUProfilerResult } from "@serac/p-chain"
import { adminStartCPUProfiler as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.startCPUProfiler` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminStartCPUProfiler } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminStartCPUProfiler(), adminStartCPUProfiler.delay("real")]
 * ```
 */
export const adminStartCPUProfiler: RpcMock<AdminStartCPUProfilerParams, AdminStartCPUProfilerResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {},
    errors: [
      {
        "code": -32000,
        "message": "cpu profiler already running",
        "data": null
      }
    ],
  })
