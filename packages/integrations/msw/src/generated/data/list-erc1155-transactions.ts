// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListErc1155TransactionsError,
  ListErc1155TransactionsParameters,
  ListErc1155TransactionsResult,
} from "@serac/data"
import { listErc1155Transactions as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant5, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc1155`.
 *
 * @example
 * ```ts
 * import { listErc1155Transactions } from "@serac/msw/data"
 *
 * export const handlers = [listErc1155Transactions(), listErc1155Transactions.delay("real")]
 * ```
 */
export const listErc1155Transactions: ListingMock<
  ListErc1155TransactionsParameters,
  ListErc1155TransactionsResult,
  ItemOf<ListErc1155TransactionsResult, "transactions">,
  ListErc1155TransactionsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "transactions": [
        {
          "blockNumber": "22",
          "blockTimestamp": 1795237573,
          "blockTimestampMilliseconds": 1795237573071,
          "blockHash": "0x7adaf9ba8f547f615100363ea704d4f30b1afff514f1dccf9559600bf0b0a673",
          "txHash": "0x1f71b619342d910fc5625d728899f1ab82a0a8268dcdc08e85b85cb3711d3f8c",
          "from": {
            "address": "0x0000000000000000000000000000000000000000"
          },
          "to": {
            "address": "0x5Ad371f63A66Db032E2cB30CE0cB547C8343Cad1"
          },
          "logIndex": 2,
          "value": "11",
          "erc1155Token": {
            "address": "0xa21bC43853A4424D2e987A81f204C66Fd516844c",
            "ercType": "ERC-1155",
            "tokenId": "429301",
            "tokenUri": "https://example.com/shards/{id}.json",
            "metadata": {
              "indexStatus": "indexed",
              "metadataLastUpdatedTimestamp": 1795240100,
              "name": "Shard",
              "symbol": "SHD",
              "imageUri": "ipfs://bafkreishard/1.png",
              "description": "A shard of ice.",
              "animationUri": "ipfs://bafkreishard/1.mp4",
              "externalUrl": "https://example.com/shards/1",
              "background": "ffffff",
              "decimals": 0,
              "properties": "{\"weight\":\"3 g\"}"
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
