// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { LiveCheckError, LiveCheckParameters, LiveCheckResult } from "@serac/data"
import { liveCheck as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error400Variant11, error401, error403, error404Variant10, error429, error500, error502 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/live-check`.
 *
 * @example
 * ```ts
 * import { liveCheck } from "@serac/msw/data"
 *
 * export const handlers = [liveCheck(), liveCheck.delay("real")]
 * ```
 */
export const liveCheck: RestMock<LiveCheckParameters, LiveCheckResult, LiveCheckError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "status": "ok",
      "info": {
        "store": {
          "status": "up"
        }
      },
      "error": {},
      "details": {
        "store": {
          "status": "up"
        }
      }
    },
    errors: {
      400: error400Variant11,
      401: error401,
      403: error403,
      404: error404Variant10,
      429: error429,
      500: error500,
      502: error502,
      503: {
        "message": "this service is not ready: store",
        "statusCode": 503,
        "error": "Service Unavailable"
      },
    },
  })
