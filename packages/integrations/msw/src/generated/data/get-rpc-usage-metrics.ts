// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetRpcUsageMetricsError, GetRpcUsageMetricsParameters, GetRpcUsageMetricsResult } from "@serac/data"
import { getRpcUsageMetrics as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant6,
  error401,
  error403,
  error404Variant10,
  error429,
  error500,
  error502,
  error503Variant1,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/rpcUsageMetrics`.
 *
 * @example
 * ```ts
 * import { getRpcUsageMetrics } from "@serac/msw/data"
 *
 * export const handlers = [getRpcUsageMetrics(), getRpcUsageMetrics.delay("real")]
 * ```
 */
export const getRpcUsageMetrics: RestMock<
  GetRpcUsageMetricsParameters,
  GetRpcUsageMetricsResult,
  GetRpcUsageMetricsError
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "aggregateDuration": "hourly",
      "chainId": "43114",
      "metrics": [
        {
          "timestamp": 1795219200,
          "values": [
            {
              "totalRequests": 3600,
              "requestsPerSecond": 1,
              "successRatePercent": 100,
              "medianResponseTimeMsecs": 4.2,
              "invalidRequests": 0,
              "apiCreditsUsed": 36000,
              "apiCreditsWasted": 0,
              "groupedBy": "rpcMethod",
              "groupValue": "eth_call"
            },
            {
              "totalRequests": 36,
              "requestsPerSecond": 0.01,
              "successRatePercent": 50,
              "medianResponseTimeMsecs": 88,
              "invalidRequests": 18,
              "apiCreditsUsed": 7200,
              "apiCreditsWasted": 3600,
              "groupedBy": "rpcMethod",
              "groupValue": "eth_getLogs"
            }
          ]
        }
      ]
    },
    errors: {
      400: error400Variant6,
      401: error401,
      403: error403,
      404: error404Variant10,
      429: error429,
      500: error500,
      502: error502,
      503: error503Variant1,
    },
    numbers: ["startTimestamp", "endTimestamp"],
  })
