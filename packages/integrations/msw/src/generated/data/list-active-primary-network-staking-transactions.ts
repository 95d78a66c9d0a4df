// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListActivePrimaryNetworkStakingTransactionsError,
  ListActivePrimaryNetworkStakingTransactionsParameters,
  ListActivePrimaryNetworkStakingTransactionsResult,
} from "@serac/data"
import { listActivePrimaryNetworkStakingTransactions as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant4, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking`.
 *
 * @example
 * ```ts
 * import { listActivePrimaryNetworkStakingTransactions } from "@serac/msw/data"
 *
 * export const handlers = [listActivePrimaryNetworkStakingTransactions(), listActivePrimaryNetworkStakingTransactions.delay("real")]
 * ```
 */
export const listActivePrimaryNetworkStakingTransactions: ListingMock<
  ListActivePrimaryNetworkStakingTransactionsParameters,
  ListActivePrimaryNetworkStakingTransactionsResult,
  ItemOf<ListActivePrimaryNetworkStakingTransactionsResult, "transactions">,
  ListActivePrimaryNetworkStakingTransactionsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "transactions": [
        {
          "txHash": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
          "txType": "AddPermissionlessValidatorTx",
          "blockTimestamp": 1795237455,
          "blockNumber": "100",
          "blockHash": "jF71gNDt6FhXzbzFWw26eboYsA4m6UbsjXSXtXfFrkNanJrEA",
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
                "amount": "138313992966"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "consumingTxHash": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "2QGyDDdz65CJMPmxNqVg1TVZB7bMKzcSHo6XsmqQn7xJfmDTpd",
              "amount": "138313992966",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "97",
              "blockTimestamp": 1795237455,
              "consumingBlockNumber": "100",
              "consumingBlockTimestamp": 1795237455,
              "platformLocktime": 0,
              "outputIndex": 0,
              "staked": false,
              "threshold": 1,
              "txHash": "Ybgvk9x87Xt2hcKo1hueVtMBqWALhmeyJn7hRboZY6qtTBkEt",
              "utxoType": "TRANSFER"
            },
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
                "amount": "2500000000005"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "consumingTxHash": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "2cW2g3TS3tZyCiC2QD4vRdLdMDEr6LUTSkwMaAog9wwYyaCJNN",
              "amount": "2500000000005",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "20",
              "blockTimestamp": 1795237251,
              "consumingBlockNumber": "100",
              "consumingBlockTimestamp": 1795237455,
              "platformLocktime": 0,
              "outputIndex": 2,
              "stakeableLocktime": 1795240202,
              "staked": false,
              "threshold": 1,
              "txHash": "2v2xtGU1yfnnNPD1aptfgLksJ6MPfJbmZv3sMmFk3sUq5qC7Jx",
              "utxoEndTimestamp": 1795237311,
              "utxoStartTimestamp": 1795237251,
              "utxoType": "STAKE"
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
                "amount": "138313957430"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "consumingTxHash": "2uaxV4FrBBSFvfAvFswVJKqkEvFqs19xoMHpaZVNJNs8EGjThb",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "RG89qxYRV32C43vpuz6Zg58CHh13uSFSqV8XTyYMLD1pQhD5E",
              "amount": "138313957430",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "100",
              "blockTimestamp": 1795237455,
              "consumingBlockNumber": "101",
              "consumingBlockTimestamp": 1795237455,
              "platformLocktime": 0,
              "outputIndex": 0,
              "staked": false,
              "threshold": 1,
              "txHash": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
              "utxoType": "TRANSFER"
            },
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
                "amount": "500000000005"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "consumingTxHash": "2bxnZJs4uTi4FLYbTnDMvfr5HnAro5Ss2wQXLfwnX56baMMEd6",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "2iqZ5PcR7ygUPoVCPx4bpKwURNCLTnwzK9MfBvYhY8YK7kY9qK",
              "amount": "500000000005",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "100",
              "blockTimestamp": 1795237455,
              "consumingBlockNumber": "103",
              "consumingBlockTimestamp": 1795237456,
              "platformLocktime": 0,
              "outputIndex": 1,
              "stakeableLocktime": 1795240202,
              "staked": false,
              "threshold": 1,
              "txHash": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
              "utxoType": "TRANSFER"
            },
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
                "amount": "2000000000000"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "2SejL6BwVYqgpNieALWF9k2y3Vmi7QTS1hsApoY6dkt5J8ggwN",
              "amount": "2000000000000",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "100",
              "blockTimestamp": 1795237455,
              "platformLocktime": 0,
              "outputIndex": 2,
              "stakeableLocktime": 1795240202,
              "staked": false,
              "threshold": 1,
              "txHash": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
              "utxoEndTimestamp": 1795237525,
              "utxoStartTimestamp": 1795237455,
              "utxoType": "STAKE"
            },
            {
              "addresses": [
                "custom1cjlk7hadnmrvyu5ydn4dgm9v2uudk0htp8540d"
              ],
              "asset": {
                "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "5263351"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "24MPqqUFERUngfLq34GYBDUQnmBE1RKoFooSDzkCY2eHe9TMB8",
              "amount": "5263351",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "124",
              "blockTimestamp": 1795237525,
              "platformLocktime": 0,
              "outputIndex": 3,
              "rewardType": "VALIDATOR",
              "staked": false,
              "threshold": 1,
              "txHash": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
              "utxoType": "TRANSFER"
            },
            {
              "addresses": [
                "custom1q327ezk8xj44ktaqs9tp7wpmsrzdmu6uy2lvd2"
              ],
              "asset": {
                "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "182781"
              },
              "consumedOnChainId": "11111111111111111111111111111111LpoYY",
              "createdOnChainId": "11111111111111111111111111111111LpoYY",
              "utxoId": "2rUuErDFhjbV4tUjNMydYVhREs2BBmLLErduabXUohVEGdBuka",
              "amount": "182781",
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "blockNumber": "124",
              "blockTimestamp": 1795237525,
              "platformLocktime": 0,
              "outputIndex": 4,
              "rewardType": "VALIDATOR_FEE",
              "staked": false,
              "threshold": 1,
              "txHash": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
              "utxoType": "TRANSFER"
            }
          ],
          "value": [
            {
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "2638313957435"
            }
          ],
          "amountBurned": [
            {
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "35536"
            }
          ],
          "amountStaked": [
            {
              "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "2000000000000"
            }
          ],
          "amountL1ValidatorBalanceBurned": [],
          "startTimestamp": 1795237455,
          "endTimestamp": 1795237525,
          "delegationFeePercent": "10.0000",
          "nodeId": "NodeID-LJRUw7o5KaeHLefCNz3Wo43MAJ6mEXiGC",
          "subnetId": "11111111111111111111111111111111LpoYY",
          "estimatedReward": "5263351",
          "rewardTxHash": "AJkCUFjaqjvjVoJHx8m7iAhW7iv2vwEzNwq4pibVCeYAGfggU",
          "rewardAddresses": [
            "custom1cjlk7hadnmrvyu5ydn4dgm9v2uudk0htp8540d"
          ],
          "blsCredentials": {
            "publicKey": "0xb041244ab2564e59d80d044af601fe7a0c4414304967de72ba368e23faf0b9542a30d74968d74241535bcee0f5e24a0a",
            "proofOfPossession": "0xb4818980014e89ea1f712eb5a6c3ed00cacbc5f3b4b3eb20ea7da9787b783bf67735a7e4ef2768956180f8a0e734ef78076841dc98e41c902d8b3a29eacd039b9607d0be93ec6c2d63e3c2a141db4e22a2000ec0dd94c00e0bd93165d9f7b487"
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
    lists: { addresses: ",", txTypes: "" },
  })
