// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  GetPrimaryNetworkRpcUsageMetricsError,
  GetPrimaryNetworkRpcUsageMetricsParameters,
  GetPrimaryNetworkRpcUsageMetricsResult,
} from "@serac/data"
import { getPrimaryNetworkRpcUsageMetrics as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant10, error429, error500, error502 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/primaryNetworkRpcUsageMetrics`.
 *
 * @example
 * ```ts
 * import { getPrimaryNetworkRpcUsageMetrics } from "@serac/msw/data"
 *
 * export const handlers = [getPrimaryNetworkRpcUsageMetrics(), getPrimaryNetworkRpcUsageMetrics.delay("real")]
 * ```
 */
export const getPrimaryNetworkRpcUsageMetrics: RestMock<
  GetPrimaryNetworkRpcUsageMetricsParameters,
  GetPrimaryNetworkRpcUsageMetricsResult,
  GetPrimaryNetworkRpcUsageMetricsError
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "aggregateDuration": "daily",
      "network": "mainnet",
      "metrics": [
        {
          "timestamp": 1795132800,
          "values": [
            {
              "totalRequests": 86400,
              "requestsPerSecond": 1,
              "successRatePercent": 99.95,
              "medianResponseTimeMsecs": 12.5,
              "invalidRequests": 43,
              "apiCreditsUsed": 1728000,
              "apiCreditsWasted": 860,
              "groupedBy": "rpcMethod",
              "groupValue": "eth_call"
            },
            {
              "totalRequests": 4320,
              "requestsPerSecond": 0.05,
              "successRatePercent": 98.1,
              "medianResponseTimeMsecs": 140,
              "invalidRequests": 82,
              "apiCreditsUsed": 864000,
              "apiCreditsWasted": 16400,
              "groupedBy": "rpcMethod",
              "groupValue": "eth_getLogs"
            }
          ]
        },
        {
          "timestamp": 1795219200,
          "values": [
            {
              "totalRequests": 90720,
              "requestsPerSecond": 1.05,
              "successRatePercent": 99.97,
              "medianResponseTimeMsecs": 12.1,
              "invalidRequests": 27,
              "apiCreditsUsed": 1814400,
              "apiCreditsWasted": 540,
              "groupedBy": "rpcMethod",
              "groupValue": "eth_call"
            }
          ]
        }
      ]
    },
    errors: {
      400: {
        "message": "network must be given",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404Variant10,
      429: error429,
      500: error500,
      502: error502,
      503: {
        "message": "no gateway has counted requests to the public RPC of mainnet yet",
        "statusCode": 503,
        "error": "Service Unavailable"
      },
    },
    numbers: ["startTimestamp", "endTimestamp"],
  })
