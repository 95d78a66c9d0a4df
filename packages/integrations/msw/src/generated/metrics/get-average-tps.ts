// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.
import type { GetAverageTpsError, GetAverageTpsParameters, GetAverageTpsResult } from "@serac/metrics"
import { getAverageTps as operation } from "@serac/metrics/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"

/**
 * Makes handlers of `GET /v1/avg_tps/{chainId}`.
 *
 * @example
 * ```ts
 * import { getAverageTps } from "@serac/msw/metrics"
 *
 * export const handlers = [getAverageTps(), getAverageTps.delay("real")]
 * ```
 */
export const getAverageTps: ListingMock<
  GetAverageTpsParameters,
  GetAverageTpsResult,
  ItemOf<GetAverageTpsResult, "results">,
  GetAverageTpsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "results": [
        {
          "timestamp": 1795219200,
          "value": 3.61
        },
        {
          "timestamp": 1795132800,
          "value": 3.42
        },
        {
          "timestamp": 1795046400,
          "value": 2.87
        }
      ],
      "status": 200,
      "lastRun": 1795240800,
      "nextPageToken": "2f0d6b8e-6f4c-8d0f-9a53-0b8f6c1f7f5e"
    },
    errors: {
      400: {
        "message": [
          "chainId must be an EVM chain ID in decimal digits without leading zeros, total, mainnet, testnet or fuji, not 'C-Chain'"
        ],
        "statusCode": 400,
        "error": "Bad Request"
      },
      404: {
        "message": [
          "chain 99999999 is not measured; GET /v1/chains of the data service lists those that are"
        ],
        "statusCode": 404,
        "error": "Not Found"
      },
      429: {
        "message": [
          "The rate limit of 8000 compute units a minute is exceeded"
        ],
        "statusCode": 429,
        "error": "Too Many Requests"
      },
      500: {
        "message": [
          "An internal error occurred"
        ],
        "statusCode": 500,
        "error": "Internal Server Error"
      },
      502: {
        "message": [
          "The upstream server answered with an invalid response"
        ],
        "statusCode": 502,
        "error": "Bad Gateway"
      },
      503: {
        "message": [
          "chain 43114 is not indexed yet"
        ],
        "statusCode": 503,
        "error": "Service Unavailable"
      },
    },
  })
