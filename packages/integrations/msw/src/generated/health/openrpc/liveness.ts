// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { LivenessParams, LivenessResult } from "@serac/health"
import { liveness as operation } from "@serac/health/operations"
import { type RpcMock, rpcMock } from "../../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `health.liveness` at `/ext/health`.
 *
 * @example
 * ```ts
 * import { liveness } from "@serac/msw/health"
 *
 * export const handlers = [liveness(), liveness.delay("real")]
 * ```
 */
export const liveness: RpcMock<LivenessParams, LivenessResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "checks": {},
      "healthy": true
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
