// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type { CheckLivenessParams, CheckLivenessResult } from "@serac/health"
import { checkLiveness as operation } from "@serac/health/operations"
import { type RpcMock, rpcMock } from "../../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `health.liveness` at `/ext/health`.
 *
 * @example
 * ```ts
 * import { checkLiveness } from "@serac/msw/health"
 *
 * export const handlers = [checkLiveness(), checkLiveness.delay("real")]
 * ```
 */
export const checkLiveness: RpcMock<CheckLivenessParams, CheckLivenessResult> =
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

/** @deprecated Renamed to {@link checkLiveness}. */
export const liveness: typeof checkLiveness = checkLiveness
