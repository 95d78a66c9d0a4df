// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetApiLogsError, GetApiLogsParameters, GetApiLogsResult } from "@serac/data"
import { getApiLogs as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant10, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/apiLogs`.
 *
 * @example
 * ```ts
 * import { getApiLogs } from "@serac/msw/data"
 *
 * export const handlers = [getApiLogs(), getApiLogs.delay("real")]
 * ```
 */
export const getApiLogs: ListingMock<
  GetApiLogsParameters,
  GetApiLogsResult,
  ItemOf<GetApiLogsResult, "logs">,
  GetApiLogsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "Hk3yQ2vT0mB7rX9cWd5sLeWzE3OTUyMTk2MDAwMDAsInIxIl0",
      "orgId": "org_3f1c9",
      "logs": [
        {
          "orgId": "org_3f1c9",
          "logId": "6f0c9a56-1d52-4a0e-9d0f-3f9f7c1c2a11-2",
          "eventTimestamp": 1795219660,
          "apiKeyId": "key_91b4",
          "apiKeyAlias": "key_91b4",
          "hostRegion": "eu-west",
          "requestType": "data",
          "requestPath": "/v1/chains/{chainId}/blocks",
          "apiCreditsConsumed": 10,
          "requestDurationMsecs": 1.84,
          "responseCode": 200,
          "chainId": "43114",
          "metadata": {
            "ipAddress": "203.0.113.7",
            "host": "data.example.com",
            "userAgent": "serac/1.0"
          }
        },
        {
          "orgId": "org_3f1c9",
          "logId": "6f0c9a56-1d52-4a0e-9d0f-3f9f7c1c2a11-1",
          "eventTimestamp": 1795219600,
          "apiKeyId": "key_91b4",
          "apiKeyAlias": "key_91b4",
          "hostRegion": "eu-west",
          "requestType": "data",
          "requestPath": "/v1/transactions",
          "apiCreditsConsumed": 20,
          "requestDurationMsecs": 0.4,
          "responseCode": 400,
          "metadata": {
            "ipAddress": "203.0.113.7",
            "host": "data.example.com",
            "userAgent": "serac/1.0"
          }
        }
      ]
    },
    errors: {
      400: error400,
      401: error401,
      403: error403,
      404: error404Variant10,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize", "startTimestamp", "endTimestamp"],
  })
