// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { SearchError, SearchParameters, SearchResult } from "@serac/data"
import { search as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant10, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/search`.
 *
 * @example
 * ```ts
 * import { search } from "@serac/msw/data"
 *
 * export const handlers = [search(), search.delay("real")]
 * ```
 */
export const search: RestMock<SearchParameters, SearchResult, SearchError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "results": [
        {
          "kind": "token",
          "chainId": "43114",
          "id": "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
          "name": "Token A",
          "symbol": "TKA",
          "ercType": "ERC-20",
          "path": "/v1/chains/43114/addresses/0xD97ab97Dd806593121C7ef33c00F33Ba1F768915"
        }
      ]
    },
    errors: {
      400: {
        "message": "query must be given",
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
  })
