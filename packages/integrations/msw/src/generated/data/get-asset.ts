// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetAssetError, GetAssetParameters, GetAssetResult } from "@serac/data"
import { getAsset as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant2, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}`.
 *
 * @example
 * ```ts
 * import { getAsset } from "@serac/msw/data"
 *
 * export const handlers = [getAsset(), getAsset.delay("real")]
 * ```
 */
export const getAsset: RestMock<GetAssetParameters, GetAssetResult, GetAssetError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
      "name": "Avalanche",
      "symbol": "AVAX",
      "denomination": 9,
      "type": "secp256k1",
      "createdAtTimestamp": 1795237142,
      "cap": "fixed"
    },
    errors: {
      400: {
        "message": "assetId must be an ID of 32 bytes in CB58 with its checksum, not 'FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Y'",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404Variant2,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
