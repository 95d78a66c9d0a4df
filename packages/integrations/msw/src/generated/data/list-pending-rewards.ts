// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListPendingRewardsError, ListPendingRewardsParameters, ListPendingRewardsResult } from "@serac/data"
import { listPendingRewards as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/rewards:listPending`.
 *
 * @example
 * ```ts
 * import { listPendingRewards } from "@serac/msw/data"
 *
 * export const handlers = [listPendingRewards(), listPendingRewards.delay("real")]
 * ```
 */
export const listPendingRewards: ListingMock<
  ListPendingRewardsParameters,
  ListPendingRewardsResult,
  ItemOf<ListPendingRewardsResult, "pendingRewards">,
  ListPendingRewardsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "pendingRewards": [
        {
          "addresses": [
            "custom1x2gv3q0exnrw0w7wmgnlzpmt38k6cggrtyp9kr"
          ],
          "txHash": "2jDFGTHt84wZJnqFHAPcEF55PceFskjsqLpXaL8LAh2fuvhgM9",
          "amountStaked": "30000000000",
          "nodeId": "NodeID-28LmqhExfFWGSAuzqHcUhyf3HPB65gPtZ",
          "startTimestamp": 1795237251,
          "endTimestamp": 1795255251,
          "rewardType": "DELEGATOR",
          "progress": 12.5,
          "estimatedReward": {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "13911"
          }
        },
        {
          "addresses": [
            "custom1x2gv3q0exnrw0w7wmgnlzpmt38k6cggrtyp9kr"
          ],
          "txHash": "27yaVSSvHBJiRnmEXYvb71JnqGZt3vAQ4LYP74CA7So1ygCCfa",
          "amountStaked": "2000000000000",
          "nodeId": "NodeID-28LmqhExfFWGSAuzqHcUhyf3HPB65gPtZ",
          "startTimestamp": 1795237251,
          "endTimestamp": 1795323651,
          "rewardType": "VALIDATOR",
          "progress": 0.34,
          "estimatedReward": {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "6501323104"
          }
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
    lists: { addresses: ",", nodeIds: "," },
  })
