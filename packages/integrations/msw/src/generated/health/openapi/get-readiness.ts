// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.
import type { GetReadinessError, GetReadinessParameters, GetReadinessResult } from "@serac/health"
import { getReadiness as operation } from "@serac/health/operations"
import { restMock, type RestMock } from "../../../rest/rest-mock.ts"

/**
 * Makes handlers of `GET /ext/health/readiness`.
 *
 * @example
 * ```ts
 * import { getReadiness } from "@serac/msw/health"
 *
 * export const handlers = [getReadiness(), getReadiness.delay("real")]
 * ```
 */
export const getReadiness: RestMock<GetReadinessParameters, GetReadinessResult, GetReadinessError> =
  /* @__PURE__ */ restMock(operation, {
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
    lists: { tag: "" },
  })
