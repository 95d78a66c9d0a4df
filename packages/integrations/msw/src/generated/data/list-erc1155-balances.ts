// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListErc1155BalancesError, ListErc1155BalancesParameters, ListErc1155BalancesResult } from "@serac/data"
import { listErc1155Balances as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import {
  error400Variant1,
  error401,
  error403,
  error404Variant7,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc1155`.
 *
 * @example
 * ```ts
 * import { listErc1155Balances } from "@serac/msw/data"
 *
 * export const handlers = [listErc1155Balances(), listErc1155Balances.delay("real")]
 * ```
 */
export const listErc1155Balances: ListingMock<
  ListErc1155BalancesParameters,
  ListErc1155BalancesResult,
  ItemOf<ListErc1155BalancesResult, "erc1155TokenBalances">,
  ListErc1155BalancesError
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
      "erc1155TokenBalances": [
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
        },
        {
          "address": "0xa21bC43853A4424D2e987A81f204C66Fd516844c",
          "ercType": "ERC-1155",
          "tokenId": "429301",
          "tokenUri": "https://example.com/shards/{id}.json",
          "metadata": {
            "indexStatus": "UNREACHABLE_TOKEN_URI"
          },
          "chainId": "43114",
          "balance": "11",
          "balanceSource": "events"
        }
      ]
    },
    errors: {
      400: error400Variant1,
      401: error401,
      403: error403,
      404: error404Variant7,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize"],
  })
