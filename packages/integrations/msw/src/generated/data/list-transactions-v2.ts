// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListTransactionsV2Error, ListTransactionsV2Parameters, ListTransactionsV2Result } from "@serac/data"
import { listTransactionsV2 as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant5, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v2/chains/{chainId}/addresses/{address}/transactions`.
 *
 * @example
 * ```ts
 * import { listTransactionsV2 } from "@serac/msw/data"
 *
 * export const handlers = [listTransactionsV2(), listTransactionsV2.delay("real")]
 * ```
 */
export const listTransactionsV2: ListingMock<
  ListTransactionsV2Parameters,
  ListTransactionsV2Result,
  ItemOf<ListTransactionsV2Result, "transactions">,
  ListTransactionsV2Error
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "transactions": [
        {
          "nativeTransaction": {
            "blockNumber": "18",
            "blockTimestamp": 1795237565,
            "blockTimestampMilliseconds": 1795237565070,
            "blockMinDelayExcess": 7970124,
            "blockHash": "0x27b51d6b2cf5581f9274c7ab8672808879cf55161865be994224883993ae1edf",
            "chainId": "43114",
            "blockIndex": 3,
            "txHash": "0xad45962bcea2c1da9778d827d877114f86a5651659db5da66fe76a910c8e1da1",
            "txStatus": "1",
            "txType": 2,
            "gasLimit": "250000",
            "gasUsed": "28863",
            "gasPrice": "1269000001",
            "nonce": "25",
            "from": {
              "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
            },
            "to": {
              "name": "Token A",
              "symbol": "TKA",
              "decimals": 18,
              "logoUri": "https://example.com/logos/tka.png",
              "address": "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915"
            },
            "method": {
              "callType": "CONTRACT_CALL",
              "methodHash": "0xa9059cbb",
              "methodName": "transfer(address,uint256)"
            },
            "value": "0"
          },
          "erc20Transfers": [
            {
              "from": {
                "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
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
                "tokenReputation": "Benign",
                "price": {
                  "currencyCode": "usd",
                  "value": "0.9987"
                }
              }
            },
            {
              "from": {
                "address": "0x16d41353650364b20ab930CA2f6DF37B46d25DA5"
              },
              "to": {
                "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
              },
              "logIndex": 3,
              "value": "1000000",
              "erc20Token": {
                "address": "0x6122898c454eEF0570b288492A6D3f2d10c337B6",
                "name": "Visit example.com to claim",
                "symbol": "CLAIM",
                "decimals": 6,
                "ercType": "ERC-20",
                "tokenReputation": "Malicious"
              }
            },
            {
              "from": {
                "address": "0x16d41353650364b20ab930CA2f6DF37B46d25DA5"
              },
              "to": {
                "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
              },
              "logIndex": 4,
              "value": "1000000",
              "erc20Token": {
                "address": "0x2EEc7F494c786389aeAd947f59203708974F06b8",
                "name": "Token B",
                "symbol": "TKB",
                "decimals": 6,
                "ercType": "ERC-20",
                "tokenReputation": null
              }
            }
          ]
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
    booleans: ["filterSpamTokens"],
  })
