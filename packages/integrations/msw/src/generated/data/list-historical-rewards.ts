// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListHistoricalRewardsError,
  ListHistoricalRewardsParameters,
  ListHistoricalRewardsResult,
} from "@serac/data"
import { listHistoricalRewards as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/rewards`.
 *
 * @example
 * ```ts
 * import { listHistoricalRewards } from "@serac/msw/data"
 *
 * export const handlers = [listHistoricalRewards(), listHistoricalRewards.delay("real")]
 * ```
 */
export const listHistoricalRewards: ListingMock<
  ListHistoricalRewardsParameters,
  ListHistoricalRewardsResult,
  ItemOf<ListHistoricalRewardsResult, "historicalRewards">,
  ListHistoricalRewardsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "historicalRewards": [
        {
          "addresses": [
            "custom1q327ezk8xj44ktaqs9tp7wpmsrzdmu6uy2lvd2"
          ],
          "txHash": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
          "amountStaked": "2000000000000",
          "nodeId": "NodeID-LJRUw7o5KaeHLefCNz3Wo43MAJ6mEXiGC",
          "startTimestamp": 1795237455,
          "endTimestamp": 1795237525,
          "rewardType": "VALIDATOR_FEE",
          "utxoId": "2rUuErDFhjbV4tUjNMydYVhREs2BBmLLErduabXUohVEGdBuka",
          "outputIndex": 4,
          "reward": {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "182781"
          },
          "rewardTxHash": "AJkCUFjaqjvjVoJHx8m7iAhW7iv2vwEzNwq4pibVCeYAGfggU"
        },
        {
          "addresses": [
            "custom1cjlk7hadnmrvyu5ydn4dgm9v2uudk0htp8540d"
          ],
          "txHash": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
          "amountStaked": "2000000000000",
          "nodeId": "NodeID-LJRUw7o5KaeHLefCNz3Wo43MAJ6mEXiGC",
          "startTimestamp": 1795237455,
          "endTimestamp": 1795237525,
          "rewardType": "VALIDATOR",
          "utxoId": "24MPqqUFERUngfLq34GYBDUQnmBE1RKoFooSDzkCY2eHe9TMB8",
          "outputIndex": 3,
          "reward": {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "5263351"
          },
          "rewardTxHash": "AJkCUFjaqjvjVoJHx8m7iAhW7iv2vwEzNwq4pibVCeYAGfggU"
        },
        {
          "addresses": [
            "custom1q327ezk8xj44ktaqs9tp7wpmsrzdmu6uy2lvd2"
          ],
          "txHash": "2uaxV4FrBBSFvfAvFswVJKqkEvFqs19xoMHpaZVNJNs8EGjThb",
          "amountStaked": "315670114467",
          "nodeId": "NodeID-LJRUw7o5KaeHLefCNz3Wo43MAJ6mEXiGC",
          "startTimestamp": 1795237455,
          "endTimestamp": 1795237485,
          "rewardType": "DELEGATOR",
          "utxoId": "27scebVvVUukEG36sxRDoeg3P3zp6UaGR6RJGRPA22KQLvkGek",
          "outputIndex": 3,
          "reward": {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "320427",
            "historicalPrice": {
              "currencyCode": "usd",
              "value": 24.5
            }
          },
          "rewardTxHash": "uz53AZqF4Yiguo9tsxZSv2VU8HsbpAxfPF4MWEoFh8zsuwrXh"
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
