// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListErc721BalancesError, ListErc721BalancesParameters, ListErc721BalancesResult } from "@serac/data"
import { listErc721Balances as operation } from "@serac/data/operations"
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
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc721`.
 *
 * @example
 * ```ts
 * import { listErc721Balances } from "@serac/msw/data"
 *
 * export const handlers = [listErc721Balances(), listErc721Balances.delay("real")]
 * ```
 */
export const listErc721Balances: ListingMock<
  ListErc721BalancesParameters,
  ListErc721BalancesResult,
  ItemOf<ListErc721BalancesResult, "erc721TokenBalances">,
  ListErc721BalancesError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
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
      },
      "erc721TokenBalances": [
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
          "address": "0x1c64E344536221f938F724ba2a4677cc04657E77",
          "name": "Ice Cores",
          "symbol": "ICE",
          "ercType": "ERC-721",
          "tokenId": "24",
          "tokenUri": "https://example.com/ice/24.json",
          "metadata": {
            "indexStatus": "UNINDEXED"
          },
          "ownerAddress": "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
          "chainId": "43114",
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
