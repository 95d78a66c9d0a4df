// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.
import type { GetLivenessError, GetLivenessParameters, GetLivenessResult } from "@serac/health"
import { getLiveness as operation } from "@serac/health/operations"
import { restMock, type RestMock } from "../../../rest/rest-mock.ts"

/**
 * Makes handlers of `GET /ext/health/liveness`.
 *
 * @example
 * ```ts
 * import { getLiveness } from "@serac/msw/health"
 *
 * export const handlers = [getLiveness(), getLiveness.delay("real")]
 * ```
 */
export const getLiveness: RestMock<GetLivenessParameters, GetLivenessResult, GetLivenessError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "checks": {},
      "healthy": true
    },
    lists: { tag: "" },
  })
