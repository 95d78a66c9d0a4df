// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { HealthCheckError, HealthCheckParameters, HealthCheckResult } from "@serac/data"
import { healthCheck as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error400Variant11, error401, error403, error404Variant10, error429, error500, error502 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/health-check`.
 *
 * @example
 * ```ts
 * import { healthCheck } from "@serac/msw/data"
 *
 * export const handlers = [healthCheck(), healthCheck.delay("real")]
 * ```
 */
export const healthCheck: RestMock<HealthCheckParameters, HealthCheckResult, HealthCheckError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "status": "ok",
      "info": {
        "store": {
          "status": "up"
        },
        "chain 43114": {
          "status": "up"
        }
      },
      "error": {},
      "details": {
        "store": {
          "status": "up"
        },
        "chain 43114": {
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
        "message": "this service is not ready: store, chain 43114, p-chain of mainnet, x-chain of mainnet, c-chain of mainnet",
        "statusCode": 503,
        "error": "Service Unavailable"
      },
    },
  })
