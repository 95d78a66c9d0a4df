// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListDelegatorsError, ListDelegatorsParameters, ListDelegatorsResult } from "@serac/data"
import { listDelegators as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/delegators`.
 *
 * @example
 * ```ts
 * import { listDelegators } from "@serac/msw/data"
 *
 * export const handlers = [listDelegators(), listDelegators.delay("real")]
 * ```
 */
export const listDelegators: ListingMock<
  ListDelegatorsParameters,
  ListDelegatorsResult,
  ItemOf<ListDelegatorsResult, "delegators">,
  ListDelegatorsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "delegators": [
        {
          "txHash": "2uUfontDWWE5g8gy5SjDEgbeLr6VYTvjc6UqXJnJjWXkg5m8NM",
          "nodeId": "NodeID-28LmqhExfFWGSAuzqHcUhyf3HPB65gPtZ",
          "rewardAddresses": [
            "custom10ufvrv4g7l8xn50v4v9hm2ke94dvdsgcrrs5pd"
          ],
          "amountDelegated": "31000000000",
          "delegationFee": "2.5000",
          "startTimestamp": 1795237251,
          "endTimestamp": 1795258851,
          "estimatedGrossReward": "0",
          "estimatedNetReward": "0",
          "delegationStatus": "pending"
        },
        {
          "txHash": "2jDFGTHt84wZJnqFHAPcEF55PceFskjsqLpXaL8LAh2fuvhgM9",
          "nodeId": "NodeID-28LmqhExfFWGSAuzqHcUhyf3HPB65gPtZ",
          "rewardAddresses": [
            "custom1x2gv3q0exnrw0w7wmgnlzpmt38k6cggrtyp9kr"
          ],
          "amountDelegated": "30000000000",
          "delegationFee": "2.5000",
          "startTimestamp": 1795237251,
          "endTimestamp": 1795255251,
          "estimatedGrossReward": "14268",
          "estimatedNetReward": "13911",
          "delegationStatus": "active"
        },
        {
          "txHash": "2uaxV4FrBBSFvfAvFswVJKqkEvFqs19xoMHpaZVNJNs8EGjThb",
          "nodeId": "NodeID-LJRUw7o5KaeHLefCNz3Wo43MAJ6mEXiGC",
          "rewardAddresses": [
            "custom1q327ezk8xj44ktaqs9tp7wpmsrzdmu6uy2lvd2"
          ],
          "amountDelegated": "315670114467",
          "delegationFee": "10.0000",
          "startTimestamp": 1795237455,
          "endTimestamp": 1795237485,
          "grossReward": "356031",
          "netReward": "320427",
          "delegationStatus": "completed"
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
    lists: { rewardAddresses: ",", nodeIds: "," },
  })
