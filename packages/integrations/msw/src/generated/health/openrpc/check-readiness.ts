// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { CheckReadinessParams, CheckReadinessResult } from "@serac/health"
import { checkReadiness as operation } from "@serac/health/operations"
import { type RpcMock, rpcMock } from "../../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `health.readiness` at `/ext/health`.
 *
 * @example
 * ```ts
 * import { checkReadiness } from "@serac/msw/health"
 *
 * export const handlers = [checkReadiness(), checkReadiness.delay("real")]
 * ```
 */
export const checkReadiness: RpcMock<CheckReadinessParams, CheckReadinessResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "checks": {
        "bootstrapped": {
          "message": [],
          "timestamp": "2026-11-21T05:00:23.073619814Z",
          "duration": 1633
        }
      },
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

/** @deprecated Renamed to {@link checkReadiness}. */
export const readiness: typeof checkReadiness = checkReadiness
