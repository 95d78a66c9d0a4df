// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetAvaxSupplyError, GetAvaxSupplyParameters, GetAvaxSupplyResult } from "@serac/data"
import { getAvaxSupply as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant11,
  error401,
  error403,
  error404Variant10,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/avax/supply`.
 *
 * @example
 * ```ts
 * import { getAvaxSupply } from "@serac/msw/data"
 *
 * export const handlers = [getAvaxSupply(), getAvaxSupply.delay("real")]
 * ```
 */
export const getAvaxSupply: RestMock<GetAvaxSupplyParameters, GetAvaxSupplyResult, GetAvaxSupplyError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "circulatingSupply": "418176583.396828739629429578",
      "totalSupply": "454257251.714690039629429578",
      "totalPBurned": "15039.562266619",
      "totalCBurned": "4868917.656522641370570422",
      "totalXBurned": "45577.899113621",
      "totalStaked": "199605247.61112",
      "totalLocked": "36080668.3178613",
      "totalRewards": "99186786.832592921",
      "lastUpdated": "2025-11-05T20:15:15.000Z",
      "genesisUnlock": "360000000",
      "l1ValidatorFees": "6786.673898334"
    },
    errors: {
      400: error400Variant11,
      401: error401,
      403: error403,
      404: error404Variant10,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
