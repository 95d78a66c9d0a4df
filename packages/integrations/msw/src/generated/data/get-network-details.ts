// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetNetworkDetailsError, GetNetworkDetailsParameters, GetNetworkDetailsResult } from "@serac/data"
import { getNetworkDetails as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error400Variant7, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}`.
 *
 * @example
 * ```ts
 * import { getNetworkDetails } from "@serac/msw/data"
 *
 * export const handlers = [getNetworkDetails(), getNetworkDetails.delay("real")]
 * ```
 */
export const getNetworkDetails: RestMock<GetNetworkDetailsParameters, GetNetworkDetailsResult, GetNetworkDetailsError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "validatorDetails": {
        "validatorCount": 5,
        "totalAmountStaked": "10000000000000",
        "estimatedAnnualStakingReward": "1200000000000",
        "stakingDistributionByVersion": [
          {
            "version": "offline",
            "amountStaked": "2000000000000",
            "validatorCount": 1
          },
          {
            "version": "unknown",
            "amountStaked": "9000000000000",
            "validatorCount": 4
          }
        ],
        "stakingRatio": "0.00003055555555555555"
      },
      "delegatorDetails": {
        "delegatorCount": 3,
        "totalAmountStaked": "1000000000000"
      }
    },
    errors: {
      400: error400Variant7,
      401: error401,
      403: error403,
      404: error404,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
