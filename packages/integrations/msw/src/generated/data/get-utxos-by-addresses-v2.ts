// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  GetUtxosByAddressesV2Error,
  GetUtxosByAddressesV2Parameters,
  GetUtxosByAddressesV2Result,
} from "@serac/data"
import { getUtxosByAddressesV2 as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant4, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `POST /v1/networks/{network}/blockchains/{blockchainId}/utxos`.
 *
 * @example
 * ```ts
 * import { getUtxosByAddressesV2 } from "@serac/msw/data"
 *
 * export const handlers = [getUtxosByAddressesV2(), getUtxosByAddressesV2.delay("real")]
 * ```
 */
export const getUtxosByAddressesV2: ListingMock<
  GetUtxosByAddressesV2Parameters,
  GetUtxosByAddressesV2Result,
  ItemOf<GetUtxosByAddressesV2Result, "utxos">,
  GetUtxosByAddressesV2Error
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "utxos": [
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
            "amount": "41000000000"
          },
          "consumedOnChainId": "11111111111111111111111111111111LpoYY",
          "createdOnChainId": "11111111111111111111111111111111LpoYY",
          "utxoId": "L9aZ15tRUQrJiLvmk9nugmxbzPLCh2vTH2fRscfS31oovk4fn",
          "utxoBytes": "0x000021e67317cbc4be2aeb00677ad6462778a8f52274b9d605df2591b23027a87dff00000007",
          "amount": "41000000000",
          "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
          "blockNumber": "22",
          "blockTimestamp": 1795237251,
          "platformLocktime": 0,
          "outputIndex": 1,
          "staked": false,
          "threshold": 1,
          "txHash": "Up5bTsvCTCvs6y5Liaap2C8fZFNoZ61rdGgVq5b6AHzeBmkFw",
          "utxoType": "TRANSFER"
        },
        {
          "addresses": [
            "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5",
            "avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"
          ],
          "asset": {
            "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "2436994911"
          },
          "consumedOnChainId": "11111111111111111111111111111111LpoYY",
          "consumingTxHash": "aAK215gwaeHV8CmXxQ3E2RBFxMqcjbNoR5kWUoyGMv7evXnTF",
          "createdOnChainId": "11111111111111111111111111111111LpoYY",
          "utxoId": "XxTUVLfPrB29Ni3wo7LTujFegMdnWeDd46oFUdMs68GU3iVKH",
          "amount": "2436994911",
          "assetId": "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
          "blockNumber": "35",
          "blockTimestamp": 1795258851,
          "consumingBlockNumber": "41",
          "consumingBlockTimestamp": 1795259000,
          "outputIndex": 2,
          "rewardType": "VALIDATOR",
          "stakeableLocktime": 0,
          "threshold": 2,
          "txHash": "ABBX27MFWqyfyvBh7B3KKmfwEAL4mvJcLmQDbCurJNJHqdfB3",
          "utxoType": "TRANSFER"
        }
      ],
      "chainInfo": {
        "chainName": "p-chain",
        "network": "mainnet"
      }
    },
    errors: {
      400: {
        "message": "pageSize must be an integer from 1 to 1024, not 1025",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404Variant4,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize", "minUtxoAmount"],
    booleans: ["includeSpent"],
  })
