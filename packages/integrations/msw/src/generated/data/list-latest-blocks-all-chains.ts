// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListLatestBlocksAllChainsError,
  ListLatestBlocksAllChainsParameters,
  ListLatestBlocksAllChainsResult,
} from "@serac/data"
import { listLatestBlocksAllChains as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/blocks`.
 *
 * @example
 * ```ts
 * import { listLatestBlocksAllChains } from "@serac/msw/data"
 *
 * export const handlers = [listLatestBlocksAllChains(), listLatestBlocksAllChains.delay("real")]
 * ```
 */
export const listLatestBlocksAllChains: ListingMock<
  ListLatestBlocksAllChainsParameters,
  ListLatestBlocksAllChainsResult,
  ItemOf<ListLatestBlocksAllChainsResult, "blocks">,
  ListLatestBlocksAllChainsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "blocks": [
        {
          "chainId": "43114",
          "blockNumber": "61",
          "blockTimestamp": 1795237654,
          "blockTimestampMilliseconds": 1795237654002,
          "blockMinDelayExcess": 7970124,
          "blockHash": "0x409ecf130f84f3f1305fe504cd733b45ec8b85dcc932e07a0b7b7088e153503d",
          "txCount": 2,
          "baseFee": "1",
          "gasUsed": "559870",
          "gasLimit": "10000000",
          "gasCost": "0",
          "parentHash": "0xb2afb365a0e1fa196eb4aabb5155a852383df264e9d356c0eb21d2372dd7e46c",
          "feesSpent": "849138371559870",
          "cumulativeTransactions": "210"
        },
        {
          "chainId": "88888",
          "blockNumber": "60",
          "blockTimestamp": 1795237652,
          "blockHash": "0x5a0cf2e5aa4a7b9a8e0e4a1c1c4b64d2c0f6e0a7d8a2b86c2c2c5b9f2cf1d3e7",
          "txCount": 1,
          "baseFee": "25000000000",
          "gasUsed": "21000",
          "gasLimit": "8000000",
          "gasCost": "0",
          "parentHash": "0x0f1d9f3bb7c1a1e46d0a5fd1a4f5b8d9d4c0b6f1e21d1c9a7e6b2f9d8c3a4b5e",
          "feesSpent": "525000000000000",
          "cumulativeTransactions": "71"
        }
      ]
    },
    errors: {
      400: error400,
      401: error401,
      403: error403,
      404: error404,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize"],
  })
