// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListLatestBlocksError, ListLatestBlocksParameters, ListLatestBlocksResult } from "@serac/data"
import { listLatestBlocks as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant5, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/blocks`.
 *
 * @example
 * ```ts
 * import { listLatestBlocks } from "@serac/msw/data"
 *
 * export const handlers = [listLatestBlocks(), listLatestBlocks.delay("real")]
 * ```
 */
export const listLatestBlocks: ListingMock<
  ListLatestBlocksParameters,
  ListLatestBlocksResult,
  ItemOf<ListLatestBlocksResult, "blocks">,
  ListLatestBlocksError
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
          "chainId": "43114",
          "blockNumber": "60",
          "blockTimestamp": 1795237652,
          "blockTimestampMilliseconds": 1795237652481,
          "blockMinDelayExcess": 7970124,
          "blockHash": "0xb2afb365a0e1fa196eb4aabb5155a852383df264e9d356c0eb21d2372dd7e46c",
          "txCount": 1,
          "baseFee": "1",
          "gasUsed": "53358",
          "gasLimit": "10000000",
          "gasCost": "0",
          "parentHash": "0x41ba6d71a17f94f458f9b2a86e8ef2e199d6ffb1cdf86f07989c63af0e75a416",
          "feesSpent": "66537426053358",
          "cumulativeTransactions": "208"
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
    numbers: ["pageSize"],
  })
