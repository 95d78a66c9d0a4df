// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetApiUsageMetricsError, GetApiUsageMetricsParameters, GetApiUsageMetricsResult } from "@serac/data"
import { getApiUsageMetrics as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant10, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/apiUsageMetrics`.
 *
 * @example
 * ```ts
 * import { getApiUsageMetrics } from "@serac/msw/data"
 *
 * export const handlers = [getApiUsageMetrics(), getApiUsageMetrics.delay("real")]
 * ```
 */
export const getApiUsageMetrics: RestMock<
  GetApiUsageMetricsParameters,
  GetApiUsageMetricsResult,
  GetApiUsageMetricsError
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "aggregateDuration": "daily",
      "orgId": "org_3f1c9",
      "metrics": [
        {
          "timestamp": 1795132800,
          "values": [
            {
              "totalRequests": 1990,
              "requestsPerSecond": 0.023,
              "successRatePercent": 100,
              "medianResponseTimeMsecs": 18.5,
              "invalidRequests": 0,
              "apiCreditsUsed": 39800,
              "apiCreditsWasted": 0,
              "groupedBy": "responseCode",
              "groupValue": "200"
            },
            {
              "totalRequests": 10,
              "requestsPerSecond": 0.0001,
              "successRatePercent": 0,
              "medianResponseTimeMsecs": 2,
              "invalidRequests": 10,
              "apiCreditsUsed": 200,
              "apiCreditsWasted": 200,
              "groupedBy": "responseCode",
              "groupValue": "429"
            }
          ]
        }
      ]
    },
    errors: {
      400: {
        "message": "timeInterval must be minute, hourly, daily, weekly or monthly, not 'yearly'",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404Variant10,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["startTimestamp", "endTimestamp"],
  })
