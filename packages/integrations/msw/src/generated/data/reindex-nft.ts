// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ReindexNftError, ReindexNftParameters, ReindexNftResult } from "@serac/data"
import { reindexNft as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error400Variant2, error401, error403, error404Variant8, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `POST /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex`.
 *
 * @example
 * ```ts
 * import { reindexNft } from "@serac/msw/data"
 *
 * export const handlers = [reindexNft(), reindexNft.delay("real")]
 * ```
 */
export const reindexNft: RestMock<ReindexNftParameters, ReindexNftResult, ReindexNftError> =
  /* @__PURE__ */ restMock(operation, {
    errors: {
      400: error400Variant2,
      401: error401,
      403: error403,
      404: error404Variant8,
      429: {
        "message": "this token can be reindexed once an hour",
        "statusCode": 429,
        "error": "Too Many Requests"
      },
      500: error500,
      502: error502,
      503: error503,
    },
  })
