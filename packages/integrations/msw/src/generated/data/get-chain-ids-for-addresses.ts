// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  GetChainIdsForAddressesError,
  GetChainIdsForAddressesParameters,
  GetChainIdsForAddressesResult,
} from "@serac/data"
import { getChainIdsForAddresses as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error400Variant9, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/addresses:listChainIds`.
 *
 * @example
 * ```ts
 * import { getChainIdsForAddresses } from "@serac/msw/data"
 *
 * export const handlers = [getChainIdsForAddresses(), getChainIdsForAddresses.delay("real")]
 * ```
 */
export const getChainIdsForAddresses: RestMock<
  GetChainIdsForAddressesParameters,
  GetChainIdsForAddressesResult,
  GetChainIdsForAddressesError
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "addresses": [
        {
          "address": "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5",
          "blockchainIds": [
            "11111111111111111111111111111111LpoYY",
            "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM"
          ]
        },
        {
          "address": "avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp",
          "blockchainIds": []
        }
      ]
    },
    errors: {
      400: error400Variant9,
      401: error401,
      403: error403,
      404: error404,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    lists: { addresses: "," },
  })
