// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListErc20TransactionsError,
  ListErc20TransactionsParameters,
  ListErc20TransactionsResult,
} from "@serac/data"
import { listErc20Transactions as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant5, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc20`.
 *
 * @example
 * ```ts
 * import { listErc20Transactions } from "@serac/msw/data"
 *
 * export const handlers = [listErc20Transactions(), listErc20Transactions.delay("real")]
 * ```
 */
export const listErc20Transactions: ListingMock<
  ListErc20TransactionsParameters,
  ListErc20TransactionsResult,
  ItemOf<ListErc20TransactionsResult, "transactions">,
  ListErc20TransactionsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "transactions": [
        {
          "blockNumber": "38",
          "blockTimestamp": 1795237605,
          "blockHash": "0xbf4d2a1bb43c80c38d2282b153e7b3ea35e6838da50d529df091ff0bf945f39e",
          "txHash": "0x3aaa1b50077f3c5c84df97b48a25bf0d18555a761abece36ff7f49cb0eeee978",
          "from": {
            "address": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
          },
          "to": {
            "address": "0x1907fEabB0d8E54a67A6c3623F7169E3DE8Eb8B7"
          },
          "logIndex": 0,
          "value": "86810525419539600059",
          "erc20Token": {
            "address": "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
            "name": "Token A",
            "symbol": "TKA",
            "decimals": 18,
            "ercType": "ERC-20"
          }
        },
        {
          "blockNumber": "18",
          "blockTimestamp": 1795237565,
          "blockTimestampMilliseconds": 1795237565070,
          "blockHash": "0x27b51d6b2cf5581f9274c7ab8672808879cf55161865be994224883993ae1edf",
          "txHash": "0xc4ea2978df0a01b522483350fbdb1e397586146ee8f95bea72649ad297fc3454",
          "from": {
            "address": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
          },
          "to": {
            "address": "0xA43BD7B44C5d4c9a8A1EEFbC6AF790041dBF8077"
          },
          "logIndex": 0,
          "value": "66199060584000000046",
          "erc20Token": {
            "address": "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
            "name": "Token A",
            "symbol": "TKA",
            "decimals": 18,
            "logoUri": "https://example.com/logos/tka.png",
            "ercType": "ERC-20",
            "price": {
              "currencyCode": "usd",
              "value": "0.9987"
            }
          }
        }
      ]
    },
    errors: {
      400: error400,
      401: error401,
      403: error403,
      404: error404Variant5,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["startBlock", "endBlock", "pageSize"],
  })
