// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListCollectibleBalancesError,
  ListCollectibleBalancesParameters,
  ListCollectibleBalancesResult,
} from "@serac/data"
import { listCollectibleBalances as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import {
  error400Variant1,
  error401,
  error403,
  error404Variant5,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/balances:listCollectibles`.
 *
 * @example
 * ```ts
 * import { listCollectibleBalances } from "@serac/msw/data"
 *
 * export const handlers = [listCollectibleBalances(), listCollectibleBalances.delay("real")]
 * ```
 */
export const listCollectibleBalances: ListingMock<
  ListCollectibleBalancesParameters,
  ListCollectibleBalancesResult,
  ItemOf<ListCollectibleBalancesResult, "collectibleBalances">,
  ListCollectibleBalancesError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "collectibleBalances": [
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
            "name": "Ice Core #7"
          },
          "ownerAddress": "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
          "chainId": "43114",
          "balanceSource": "events"
        },
        {
          "address": "0xa21bC43853A4424D2e987A81f204C66Fd516844c",
          "ercType": "ERC-1155",
          "tokenId": "1",
          "tokenUri": "https://example.com/shards/{id}.json",
          "metadata": {
            "indexStatus": "indexed",
            "metadataLastUpdatedTimestamp": 1795240100,
            "name": "Shard",
            "decimals": 0
          },
          "chainId": "43114",
          "balance": "12",
          "balanceSource": "events"
        }
      ]
    },
    errors: {
      400: error400Variant1,
      401: error401,
      403: error403,
      404: error404Variant5,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize"],
  })
