// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetNativeBalanceError, GetNativeBalanceParameters, GetNativeBalanceResult } from "@serac/data"
import { getNativeBalance as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant3,
  error401,
  error403,
  error404Variant7,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/balances:getNative`.
 *
 * @example
 * ```ts
 * import { getNativeBalance } from "@serac/msw/data"
 *
 * export const handlers = [getNativeBalance(), getNativeBalance.delay("real")]
 * ```
 */
export const getNativeBalance: RestMock<GetNativeBalanceParameters, GetNativeBalanceResult, GetNativeBalanceError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "nativeTokenBalance": {
        "name": "Avalanche",
        "symbol": "AVAX",
        "decimals": 18,
        "logoUri": "https://example.com/logos/avax.png",
        "chainId": "43114",
        "price": {
          "currencyCode": "usd",
          "value": "17.25"
        },
        "balance": "2901600000000000000",
        "balanceValue": {
          "currencyCode": "usd",
          "value": "50.0526"
        }
      }
    },
    errors: {
      400: error400Variant3,
      401: error401,
      403: error403,
      404: error404Variant7,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
