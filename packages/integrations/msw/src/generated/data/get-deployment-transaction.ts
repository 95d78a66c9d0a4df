// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  GetDeploymentTransactionError,
  GetDeploymentTransactionParameters,
  GetDeploymentTransactionResult,
} from "@serac/data"
import { getDeploymentTransaction as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant2,
  error401,
  error403,
  error404Variant6,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/contracts/{address}/transactions:getDeployment`.
 *
 * @example
 * ```ts
 * import { getDeploymentTransaction } from "@serac/msw/data"
 *
 * export const handlers = [getDeploymentTransaction(), getDeploymentTransaction.delay("real")]
 * ```
 */
export const getDeploymentTransaction: RestMock<
  GetDeploymentTransactionParameters,
  GetDeploymentTransactionResult,
  GetDeploymentTransactionError
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
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
      ],
      "logs": [
        {
          "logIndex": 0,
          "address": "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
          "topics": [
            "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
            "0x000000000000000000000000b5acca84f52ce7571a9ea332f605994f7c110971",
            "0x000000000000000000000000a43bd7b44c5d4c9a8a1eefbc6af790041dbf8077"
          ],
          "data": "0x0000000000000000000000000000000000000000000000039652f4ee5d0ac02e"
        }
      ],
      "networkTokenDetails": {
        "networkToken": {
          "name": "Avalanche",
          "symbol": "AVAX",
          "decimals": 18,
          "logoUri": "https://example.com/logos/avax.png",
          "description": "The native token of the primary network."
        },
        "currentPrice": {
          "currencyCode": "usd",
          "value": "31.07"
        }
      },
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
        "value": "0",
        "input": "0xa9059cbb000000000000000000000000a43bd7b44c5d4c9a8a1eefbc6af790041dbf80770000000000000000000000000000000000000000000000039652f4ee5d0ac02e",
        "baseFeePerGas": "1269000000",
        "maxFeePerGas": "50000000000",
        "maxPriorityFeePerGas": "1"
      },
      "teleporterMessageInfo": {
        "teleporterMessageId": "0x6f2d2f0a1b7c4f60f13e5b1a0f3c2d4e5f60718293a4b5c6d7e8f90a1b2c3d4e",
        "direction": "SOURCE_TRANSACTION",
        "sourceChainId": "43114",
        "destinationChainId": "99928"
      }
    },
    errors: {
      400: error400Variant2,
      401: error401,
      403: error403,
      404: error404Variant6,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
