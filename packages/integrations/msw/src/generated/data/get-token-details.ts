// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetTokenDetailsError, GetTokenDetailsParameters, GetTokenDetailsResult } from "@serac/data"
import { getTokenDetails as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant2,
  error401,
  error403,
  error404Variant8,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}`.
 *
 * @example
 * ```ts
 * import { getTokenDetails } from "@serac/msw/data"
 *
 * export const handlers = [getTokenDetails(), getTokenDetails.delay("real")]
 * ```
 */
export const getTokenDetails: RestMock<GetTokenDetailsParameters, GetTokenDetailsResult, GetTokenDetailsError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "address": "0x1c64E344536221f938F724ba2a4677cc04657E77",
      "name": "Ice Cores",
      "symbol": "ICE",
      "ercType": "ERC-721",
      "tokenId": "7",
      "tokenUri": "https://example.com/ice/7.json",
      "metadata": {
        "indexStatus": "indexed",
        "metadataLastUpdatedTimestamp": 1795240000,
        "name": "Ice Core #7",
        "symbol": "ICE",
        "imageUri": "ipfs://bafkreif7/7.png",
        "description": "A core of the seventh layer.",
        "animationUri": "ipfs://bafkreif7/7.mp4",
        "externalUrl": "https://example.com/ice/7",
        "background": "e8f4ff",
        "attributes": "[{\"trait_type\":\"depth\",\"value\":\"70 m\"}]"
      },
      "ownerAddress": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
    },
    errors: {
      400: error400Variant2,
      401: error401,
      403: error403,
      404: error404Variant8,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
