// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListLatestPrimaryNetworkTransactionsError,
  ListLatestPrimaryNetworkTransactionsParameters,
  ListLatestPrimaryNetworkTransactionsResult,
} from "@serac/data"
import { listLatestPrimaryNetworkTransactions as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant4, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions`.
 *
 * @example
 * ```ts
 * import { listLatestPrimaryNetworkTransactions } from "@serac/msw/data"
 *
 * export const handlers = [listLatestPrimaryNetworkTransactions(), listLatestPrimaryNetworkTransactions.delay("real")]
 * ```
 */
export const listLatestPrimaryNetworkTransactions: ListingMock<
  ListLatestPrimaryNetworkTransactionsParameters,
  ListLatestPrimaryNetworkTransactionsResult,
  ItemOf<ListLatestPrimaryNetworkTransactionsResult, "transactions">,
  ListLatestPrimaryNetworkTransactionsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "transactions": [
        {
          "txHash": "ybfESRSwBjbrcLH9GMn8UF7QPoGUeP9n2ZMxLbV6zGXjYVqfp",
          "txType": "ExportTx",
          "blockTimestamp": 1795237247,
          "blockNumber": "9",
          "blockHash": "oUfc22n8wgdx5gbQcycqX7CVstz2txHHaccUKnXfEF6hEhx2R",
          "memo": "0x",
          "consumedUtxos": [
            {
              "addresses": [
                "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
              ],
              "asset": {
                "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "19999884927902326"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "consumingTxHash": "ybfESRSwBjbrcLH9GMn8UF7QPoGUeP9n2ZMxLbV6zGXjYVqfp",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "5tV67UiNntKpTAWdSyZMaZfsYWbY5RhAzECrSdeuLBVCWvM4j",
              "amount": "19999884927902326",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "3",
              "blockTimestamp": 1795237233,
              "consumingBlockNumber": "9",
              "consumingBlockTimestamp": 1795237247,
              "platformLocktime": 0,
              "outputIndex": 0,
              "staked": false,
              "threshold": 1,
              "txHash": "2KNNT7MBiF9EsuLLZgLjqwc7CnPD8xyJ7tNLjvM9PkKKuVHywK",
              "utxoType": "TRANSFER"
            }
          ],
          "emittedUtxos": [
            {
              "addresses": [
                "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
              ],
              "asset": {
                "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "19999881927891896"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "consumingTxHash": "NwJkJHdgLD5pSbMHg9S683Hj6KNp1b4QtyTrLRSGpHAbA5Ksy",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "2NQbekcCJrm6nV7KDaWt9obmau1bUm1DQt5bimXamn8YJHzqpk",
              "amount": "19999881927891896",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "9",
              "blockTimestamp": 1795237247,
              "consumingBlockNumber": "10",
              "consumingBlockTimestamp": 1795237249,
              "platformLocktime": 0,
              "outputIndex": 0,
              "staked": false,
              "threshold": 1,
              "txHash": "ybfESRSwBjbrcLH9GMn8UF7QPoGUeP9n2ZMxLbV6zGXjYVqfp",
              "utxoType": "TRANSFER"
            },
            {
              "addresses": [
                "custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55"
              ],
              "asset": {
                "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "3000000000"
              },
              "consumedOnChainId": "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "2tN3JXi5yLJ324hAadY28knB4Qm68KNhvJzrZsgTdcAuxuXuTJ",
              "amount": "3000000000",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "9",
              "blockTimestamp": 1795237247,
              "platformLocktime": 0,
              "outputIndex": 1,
              "staked": false,
              "threshold": 1,
              "txHash": "ybfESRSwBjbrcLH9GMn8UF7QPoGUeP9n2ZMxLbV6zGXjYVqfp",
              "utxoType": "TRANSFER"
            }
          ],
          "destinationChain": "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7",
          "value": [
            {
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "19999884927891896"
            }
          ],
          "amountBurned": [
            {
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "10430"
            }
          ],
          "amountStaked": [],
          "amountL1ValidatorBalanceBurned": []
        },
        {
          "txHash": "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ",
          "txType": "ImportTx",
          "blockTimestamp": 1795237232,
          "blockNumber": "1",
          "blockHash": "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
          "memo": "0x",
          "consumedUtxos": [
            {
              "addresses": [
                "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
              ],
              "asset": {
                "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "150048836310"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "consumingTxHash": "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ",
              "createdOnChainId": "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7",
              "utxoId": "2v6hCST52RWarJ7imf7jJKURZ4QvzUXyLkja9MucSefc39ghPg",
              "amount": "150048836310",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "26",
              "blockTimestamp": 1795237232,
              "consumingBlockNumber": "1",
              "consumingBlockTimestamp": 1795237232,
              "platformLocktime": 0,
              "outputIndex": 1,
              "staked": false,
              "threshold": 1,
              "txHash": "7VJtCoyi77H2SAAZzAWqNAweGRk7c6GVnomDdyU3bP8NzpqVS",
              "utxoType": "TRANSFER"
            }
          ],
          "emittedUtxos": [
            {
              "addresses": [
                "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
              ],
              "asset": {
                "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "150048828040"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "consumingTxHash": "2SnqcUB8Xx2etpaYsRyVDdC8HR2r6mUcnAJ39Raw9x8Rf4YrKn",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "yjgN4GeQwH7acANevJdkonQ4xx6u7Q7Y4V6aEZ9gi7pgu9gX6",
              "amount": "150048828040",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "1",
              "blockTimestamp": 1795237232,
              "consumingBlockNumber": "17",
              "consumingBlockTimestamp": 1795237250,
              "platformLocktime": 0,
              "outputIndex": 0,
              "staked": false,
              "threshold": 1,
              "txHash": "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ",
              "utxoType": "TRANSFER"
            }
          ],
          "sourceChain": "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7",
          "value": [
            {
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "150048828040"
            }
          ],
          "amountBurned": [
            {
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "8270"
            }
          ],
          "amountStaked": [],
          "amountL1ValidatorBalanceBurned": []
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
    lists: { addresses: ",", txTypes: "" },
  })
