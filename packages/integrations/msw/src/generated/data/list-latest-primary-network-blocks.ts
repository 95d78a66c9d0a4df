// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListLatestPrimaryNetworkBlocksError,
  ListLatestPrimaryNetworkBlocksParameters,
  ListLatestPrimaryNetworkBlocksResult,
} from "@serac/data"
import { listLatestPrimaryNetworkBlocks as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant4, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks`.
 *
 * @example
 * ```ts
 * import { listLatestPrimaryNetworkBlocks } from "@serac/msw/data"
 *
 * export const handlers = [listLatestPrimaryNetworkBlocks(), listLatestPrimaryNetworkBlocks.delay("real")]
 * ```
 */
export const listLatestPrimaryNetworkBlocks: ListingMock<
  ListLatestPrimaryNetworkBlocksParameters,
  ListLatestPrimaryNetworkBlocksResult,
  ItemOf<ListLatestPrimaryNetworkBlocksResult, "blocks">,
  ListLatestPrimaryNetworkBlocksError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "blocks": [
        {
          "blockNumber": "124",
          "blockHash": "2iGqmkKHqk8BFT1ZuRFsBEUiFa96U96htwqhzGMkQTZJbd1rzV",
          "parentHash": "2XVZtNTAcvnwRLbUkD1TKZPyCHdnkQ16NbkgiQrUcyouWuzFdx",
          "blockTimestamp": 1795237525,
          "blockType": "BanffCommitBlock",
          "txCount": 0,
          "transactions": [],
          "blockSizeBytes": 54,
          "l1ValidatorsAccruedFees": 383,
          "activeL1Validators": 2
        },
        {
          "blockNumber": "123",
          "blockHash": "2XVZtNTAcvnwRLbUkD1TKZPyCHdnkQ16NbkgiQrUcyouWuzFdx",
          "parentHash": "2vByEVQeJg8R4rokvdRS89PZ61DU2DV8CrPuuTNAzTtivK8WYv",
          "blockTimestamp": 1795237525,
          "blockType": "BanffProposalBlock",
          "txCount": 1,
          "transactions": [
            "AJkCUFjaqjvjVoJHx8m7iAhW7iv2vwEzNwq4pibVCeYAGfggU"
          ],
          "blockSizeBytes": 98,
          "l1ValidatorsAccruedFees": 383,
          "activeL1Validators": 2
        }
      ],
      "chainInfo": {
        "chainName": "p-chain",
        "network": "testnet"
      }
    },
    errors: {
      400: error400,
      401: error401,
      403: error403,
      404: error404Variant4,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["startTimestamp", "endTimestamp", "pageSize"],
  })
