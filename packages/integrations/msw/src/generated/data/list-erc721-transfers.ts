// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListErc721TransfersError, ListErc721TransfersParameters, ListErc721TransfersResult } from "@serac/data"
import { listErc721Transfers as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant5, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc721`.
 *
 * @example
 * ```ts
 * import { listErc721Transfers } from "@serac/msw/data"
 *
 * export const handlers = [listErc721Transfers(), listErc721Transfers.delay("real")]
 * ```
 */
export const listErc721Transfers: ListingMock<
  ListErc721TransfersParameters,
  ListErc721TransfersResult,
  ItemOf<ListErc721TransfersResult, "transactions">,
  ListErc721TransfersError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "transactions": [
        {
          "blockNumber": "20",
          "blockTimestamp": 1795237569,
          "blockTimestampMilliseconds": 1795237569070,
          "blockHash": "0x50ad717a09297a66d686ef4242a4cffb590f640d78f9b18e5a41d7eea16ad525",
          "txHash": "0xbde11bef412a1ceffa6838ab9484b530b1fbff3d4e1313c87ab16e7be38cfbcc",
          "from": {
            "address": "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef"
          },
          "to": {
            "address": "0xfA88907877E4Be7D186970E6E00ffE3900670bDe"
          },
          "logIndex": 0,
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
              "name": "Ice Core #24",
              "symbol": "ICE",
              "imageUri": "ipfs://bafkreif7/7.png",
              "description": "A core of the seventh layer.",
              "animationUri": "ipfs://bafkreif7/7.mp4",
              "externalUrl": "https://example.com/ice/7",
              "background": "e8f4ff",
              "attributes": "[{\"trait_type\":\"depth\",\"value\":\"70 m\"}]"
            },
            "ownerAddress": "0xfA88907877E4Be7D186970E6E00ffE3900670bDe"
          }
        },
        {
          "blockNumber": "19",
          "blockTimestamp": 1795237567,
          "blockHash": "0xf3364f6ae086bbdb5c26d4e7b7a9c296a9225e0500cc3573e6323e8faa3d602c",
          "txHash": "0xb5068a4acd23a164ed0eef0ef4283cd71c6dc095154c266feb3fc5023f22b396",
          "from": {
            "address": "0x0000000000000000000000000000000000000000"
          },
          "to": {
            "address": "0x22F5c1fc95bC56d804Dd63a9EEA2C2180e2B466A"
          },
          "logIndex": 1,
          "erc721Token": {
            "address": "0x1c64E344536221f938F724ba2a4677cc04657E77",
            "name": "Ice Cores",
            "symbol": "ICE",
            "ercType": "ERC-721",
            "tokenId": "22",
            "tokenUri": "https://example.com/ice/22.json",
            "metadata": {
              "indexStatus": "UNREACHABLE_TOKEN_URI"
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
