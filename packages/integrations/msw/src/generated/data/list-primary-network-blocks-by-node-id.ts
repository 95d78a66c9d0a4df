// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListPrimaryNetworkBlocksByNodeIdError,
  ListPrimaryNetworkBlocksByNodeIdParameters,
  ListPrimaryNetworkBlocksByNodeIdResult,
} from "@serac/data"
import { listPrimaryNetworkBlocksByNodeId as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant4, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks`.
 *
 * @example
 * ```ts
 * import { listPrimaryNetworkBlocksByNodeId } from "@serac/msw/data"
 *
 * export const handlers = [listPrimaryNetworkBlocksByNodeId(), listPrimaryNetworkBlocksByNodeId.delay("real")]
 * ```
 */
export const listPrimaryNetworkBlocksByNodeId: ListingMock<
  ListPrimaryNetworkBlocksByNodeIdParameters,
  ListPrimaryNetworkBlocksByNodeIdResult,
  ItemOf<ListPrimaryNetworkBlocksByNodeIdResult, "blocks">,
  ListPrimaryNetworkBlocksByNodeIdError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "blocks": [
        {
          "blockNumber": "17",
          "blockHash": "Ch7QVD3fmKRLhNSGeyXfhxvPjv7JZE9ijsoqQ2iPPU4E5kK4g",
          "parentHash": "2XVvJsRFzXYv2oYx7NSJJB7KTcTE5hLYyTVAZNJPohci1f6bm1",
          "blockTimestamp": 1795237250,
          "blockType": "BanffStandardBlock",
          "txCount": 1,
          "transactions": [
            "2SnqcUB8Xx2etpaYsRyVDdC8HR2r6mUcnAJ39Raw9x8Rf4YrKn"
          ],
          "blockSizeBytes": 1024,
          "l1ValidatorsAccruedFees": 108,
          "activeL1Validators": 0,
          "proposerDetails": {
            "proposerId": "2pQSFY7LhzPUL8pATerZNBVWpjfqvoLVJ2eQmZjLsBgkZx2chk",
            "proposerParentId": "2W748pQ49NtWzAJ1kSVYJryFTaDmL9SzaE49MMhhFyPL3D1Fko",
            "proposerNodeId": "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
            "proposerPChainHeight": 16,
            "proposerTimestamp": 1795237250
          }
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
