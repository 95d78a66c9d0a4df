// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListTransactionsError, ListTransactionsParameters, ListTransactionsResult } from "@serac/data"
import { listTransactions as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant5, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/transactions`.
 *
 * @example
 * ```ts
 * import { listTransactions } from "@serac/msw/data"
 *
 * export const handlers = [listTransactions(), listTransactions.delay("real")]
 * ```
 */
export const listTransactions: ListingMock<
  ListTransactionsParameters,
  ListTransactionsResult,
  ItemOf<ListTransactionsResult, "transactions">,
  ListTransactionsError
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
                "price": {
                  "currencyCode": "usd",
                  "value": "0.9987"
                }
              }
            }
          ],
          "erc721Transfers": [
            {
              "from": {
                "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
              },
              "to": {
                "address": "0xfA88907877E4Be7D186970E6E00ffE3900670bDe"
              },
              "logIndex": 1,
              "erc721Token": {
                "address": "0x1c64E344536221f938F724ba2a4677cc04657E77",
                "name": "Ice Cores",
                "symbol": "ICE",
                "ercType": "ERC-721",
                "tokenId": "24",
                "tokenUri": "https://example.com/ice/24.json",
                "metadata": {
                  "indexStatus": "indexed",
                  "metadataLastUpdatedTimestamp": 1795240000,
                  "name": "Ice Core #24"
                },
                "ownerAddress": "0xfA88907877E4Be7D186970E6E00ffE3900670bDe"
              }
            }
          ],
          "erc1155Transfers": [
            {
              "from": {
                "address": "0x0000000000000000000000000000000000000000"
              },
              "to": {
                "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
              },
              "logIndex": 2,
              "value": "11",
              "erc1155Token": {
                "address": "0xa21bC43853A4424D2e987A81f204C66Fd516844c",
                "ercType": "ERC-1155",
                "tokenId": "429301",
                "tokenUri": "https://example.com/shards/{id}.json",
                "metadata": {
                  "indexStatus": "UNREACHABLE_TOKEN_URI"
                }
              }
            }
          ],
          "internalTransactions": [
            {
              "from": {
                "address": "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915"
              },
              "to": {
                "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
              },
              "internalTxType": "CALL",
              "value": "15174000000000912",
              "isReverted": false,
              "gasUsed": "0",
              "gasLimit": "2300"
            }
          ]
        },
        {
          "nativeTransaction": {
            "blockNumber": "14",
            "blockTimestamp": 1795237557,
            "blockTimestampMilliseconds": 1795237557069,
            "blockMinDelayExcess": 7970124,
            "blockHash": "0x33e1cc46dcb980cceef7965749eef8b2cfb0dbff90ab346cb2ee54c82ecfa22e",
            "chainId": "43114",
            "blockIndex": 0,
            "txHash": "0x1c04aba7c22dc1771481a3e099887a15005771021eb9ded9453cf46dbcda6c06",
            "txStatus": "1",
            "txType": 2,
            "gasLimit": "30004",
            "gasUsed": "21000",
            "gasPrice": "2466000001",
            "nonce": "15",
            "from": {
              "address": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
            },
            "to": {
              "address": "0xd16E32d86B29bdDC1bDc605FA135662CeDf96558"
            },
            "method": {
              "callType": "NATIVE_TRANSFER",
              "methodHash": "",
              "methodName": "Native Transfer"
            },
            "value": "15174000000000912"
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
