// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListNftTokensError, ListNftTokensParameters, ListNftTokensResult } from "@serac/data"
import { listNftTokens as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens`.
 *
 * @example
 * ```ts
 * import { listNftTokens } from "@serac/msw/data"
 *
 * export const handlers = [listNftTokens(), listNftTokens.delay("real")]
 * ```
 */
export const listNftTokens: ListingMock<
  ListNftTokensParameters,
  ListNftTokensResult,
  ItemOf<ListNftTokensResult, "tokens">,
  ListNftTokensError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "tokens": [
        {
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
        {
          "address": "0x1c64E344536221f938F724ba2a4677cc04657E77",
          "name": "Ice Cores",
          "symbol": "ICE",
          "ercType": "ERC-721",
          "tokenId": "8",
          "tokenUri": "https://example.com/ice/8.json",
          "metadata": {
            "indexStatus": "MISSING_TOKEN"
          }
        }
      ]
    },
    errors: {
      400: error400,
      401: error401,
      403: error403,
      404: {
        "message": "collection 0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef was not found",
        "statusCode": 404,
        "error": "Not Found"
      },
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize"],
  })
