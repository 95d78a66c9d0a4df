// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListAssetTransactionsError,
  ListAssetTransactionsParameters,
  ListAssetTransactionsResult,
} from "@serac/data"
import { listAssetTransactions as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant2, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions`.
 *
 * @example
 * ```ts
 * import { listAssetTransactions } from "@serac/msw/data"
 *
 * export const handlers = [listAssetTransactions(), listAssetTransactions.delay("real")]
 * ```
 */
export const listAssetTransactions: ListingMock<
  ListAssetTransactionsParameters,
  ListAssetTransactionsResult,
  ItemOf<ListAssetTransactionsResult, "transactions">,
  ListAssetTransactionsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "transactions": [
        {
          "txHash": "2Yoc4w7EK8j7XmBhsP8vJ9ziiPmq8RHZ9AFv5R9cDicUECsawq",
          "chainFormat": "linear",
          "timestamp": 1795237400,
          "txType": "CreateAssetTx",
          "memo": "0x",
          "consumedUtxos": [
            {
              "addresses": [
                "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5"
              ],
              "asset": {
                "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "1000000000"
              },
              "consumedOnChainId": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
              "consumingTxHash": "2v2Eqi664oDm4PRY7GL7d9udy5Cm4zNtTTzgZJpEDsUPqPKWFY",
              "createdOnChainId": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
              "utxoId": "L57DwYGoj3Bbw2RLhCy1u5TwgxnETVX9AbV7rEa4nZzhgzjb9",
              "consumingTxTimestamp": 1795237400,
              "creationTxHash": "dXCZLXLBLAGugAEfsPJJfBrv71xN6QbKFRa8ZkgDjUTT4C2eS",
              "credentials": [
                {
                  "signature": "auPfF6EhfndSq2RL523pietPJ48sT3ollW5jOXEG0Tp9wS9iTIlQk9ldt3Usk2GbndKlG/r//1YteTBfa1kg0AE=",
                  "publicKey": "ArRjLQhIX/HfLbVbna/SM0fRxHpFcHKh6HviaJZUmoc3"
                }
              ],
              "locktime": 0,
              "outputIndex": "0",
              "threshold": 1,
              "timestamp": 1795237300,
              "utxoType": "transfer"
            }
          ],
          "emittedUtxos": [
            {
              "addresses": [
                "avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"
              ],
              "asset": {
                "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "999000000"
              },
              "consumedOnChainId": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
              "createdOnChainId": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
              "utxoId": "FHD6VHPucj8T7hkjGfhtuMLScB5McY2FPRB7M44YjgvAN1apU",
              "creationTxHash": "2v2Eqi664oDm4PRY7GL7d9udy5Cm4zNtTTzgZJpEDsUPqPKWFY",
              "locktime": 0,
              "outputIndex": "0",
              "threshold": 1,
              "timestamp": 1795237300,
              "utxoType": "transfer",
              "utxoBytes": "0x000021e67317cbc4be2aeb00677ad6462778a8f52274b9d605df2591b23027a87dff00000007"
            },
            {
              "addresses": [
                "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5"
              ],
              "asset": {
                "assetId": "2Yoc4w7EK8j7XmBhsP8vJ9ziiPmq8RHZ9AFv5R9cDicUECsawq",
                "name": "Ice Cores",
                "symbol": "ICE",
                "denomination": 0,
                "type": "nft",
                "amount": "1"
              },
              "consumedOnChainId": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
              "createdOnChainId": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
              "utxoId": "aQtwRrCzmWH2zsjvMssxQyAcQLKZnqge2xZee2DsZiiTwDNkf",
              "creationTxHash": "2Yoc4w7EK8j7XmBhsP8vJ9ziiPmq8RHZ9AFv5R9cDicUECsawq",
              "groupId": 1,
              "payload": "0x69636520636f7265",
              "locktime": 0,
              "outputIndex": "1",
              "threshold": 1,
              "timestamp": 1795237300,
              "utxoType": "mint"
            }
          ],
          "amountUnlocked": [
            {
              "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "1000000000"
            }
          ],
          "amountCreated": [
            {
              "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "999000000"
            }
          ],
          "assetCreated": {
            "assetId": "2Yoc4w7EK8j7XmBhsP8vJ9ziiPmq8RHZ9AFv5R9cDicUECsawq",
            "name": "Ice Cores",
            "symbol": "ICE",
            "denomination": 0,
            "type": "nft",
            "createdAtTimestamp": 1795237400,
            "cap": "variable"
          },
          "blockHeight": 12,
          "blockHash": "2Q4nx9FHN9yJDijViBrQZKrqJSRehCwK2Lt2hgp3EJywo8jn9B"
        },
        {
          "txHash": "2v2Eqi664oDm4PRY7GL7d9udy5Cm4zNtTTzgZJpEDsUPqPKWFY",
          "chainFormat": "non-linear",
          "timestamp": 1795237400,
          "txType": "BaseTx",
          "memo": "0x68656c6c6f",
          "consumedUtxos": [
            {
              "addresses": [
                "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5"
              ],
              "asset": {
                "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "1000000000"
              },
              "consumedOnChainId": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
              "consumingTxHash": "2v2Eqi664oDm4PRY7GL7d9udy5Cm4zNtTTzgZJpEDsUPqPKWFY",
              "createdOnChainId": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
              "utxoId": "L57DwYGoj3Bbw2RLhCy1u5TwgxnETVX9AbV7rEa4nZzhgzjb9",
              "consumingTxTimestamp": 1795237400,
              "creationTxHash": "dXCZLXLBLAGugAEfsPJJfBrv71xN6QbKFRa8ZkgDjUTT4C2eS",
              "credentials": [
                {
                  "signature": "auPfF6EhfndSq2RL523pietPJ48sT3ollW5jOXEG0Tp9wS9iTIlQk9ldt3Usk2GbndKlG/r//1YteTBfa1kg0AE=",
                  "publicKey": "ArRjLQhIX/HfLbVbna/SM0fRxHpFcHKh6HviaJZUmoc3"
                }
              ],
              "locktime": 0,
              "outputIndex": "0",
              "threshold": 1,
              "timestamp": 1795237300,
              "utxoType": "transfer"
            }
          ],
          "emittedUtxos": [
            {
              "addresses": [
                "avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"
              ],
              "asset": {
                "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
                "name": "Avalanche",
                "symbol": "AVAX",
                "denomination": 9,
                "type": "secp256k1",
                "amount": "999000000"
              },
              "consumedOnChainId": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
              "createdOnChainId": "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
              "utxoId": "FHD6VHPucj8T7hkjGfhtuMLScB5McY2FPRB7M44YjgvAN1apU",
              "creationTxHash": "2v2Eqi664oDm4PRY7GL7d9udy5Cm4zNtTTzgZJpEDsUPqPKWFY",
              "locktime": 0,
              "outputIndex": "0",
              "threshold": 1,
              "timestamp": 1795237300,
              "utxoType": "transfer",
              "utxoBytes": "0x000021e67317cbc4be2aeb00677ad6462778a8f52274b9d605df2591b23027a87dff00000007"
            }
          ],
          "amountUnlocked": [
            {
              "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "1000000000"
            }
          ],
          "amountCreated": [
            {
              "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
              "name": "Avalanche",
              "symbol": "AVAX",
              "denomination": 9,
              "type": "secp256k1",
              "amount": "999000000"
            }
          ],
          "vertices": [
            {
              "hash": "DfSwf6Z1Tv9jXz3nvkbGBwvKBgwj58ifqsJvZ35cJfH2wWabP",
              "height": 318,
              "timestamp": 1795237400
            }
          ]
        }
      ],
      "chainInfo": {
        "chainName": "x-chain",
        "network": "mainnet"
      }
    },
    errors: {
      400: error400,
      401: error401,
      403: error403,
      404: error404Variant2,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["startTimestamp", "endTimestamp", "pageSize"],
    lists: { txTypes: "" },
  })
