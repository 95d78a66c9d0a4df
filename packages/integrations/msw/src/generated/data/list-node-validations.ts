// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListNodeValidationsError, ListNodeValidationsParameters, ListNodeValidationsResult } from "@serac/data"
import { listNodeValidations as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/validators/{nodeId}`.
 *
 * @example
 * ```ts
 * import { listNodeValidations } from "@serac/msw/data"
 *
 * export const handlers = [listNodeValidations(), listNodeValidations.delay("real")]
 * ```
 */
export const listNodeValidations: ListingMock<
  ListNodeValidationsParameters,
  ListNodeValidationsResult,
  ItemOf<ListNodeValidationsResult, "validators">,
  ListNodeValidationsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "validators": [
        {
          "txHash": "27yaVSSvHBJiRnmEXYvb71JnqGZt3vAQ4LYP74CA7So1ygCCfa",
          "nodeId": "NodeID-28LmqhExfFWGSAuzqHcUhyf3HPB65gPtZ",
          "subnetId": "11111111111111111111111111111111LpoYY",
          "amountStaked": "2000000000000",
          "delegationFee": "2.5000",
          "startTimestamp": 1795237251,
          "endTimestamp": 1795323651,
          "blsCredentials": {
            "publicKey": "0x8ae4e9950ac7e1aa5c95bb94ec37f7e7f6c2b4dbd6ebcd81eedd6062331e839882e4a8d65046483eac958fec8d4a1267",
            "proofOfPossession": "0x853d90a9d8afa57372c01682664ebffdf1ec481a13955198f1f370c454e16c39b1ab0f1b4f9093bb30324ab956d4b89a10e8a18f2203affd4b232a73d42af9021f24db99f0bd3d756a883a5009132d9a2d7771cd60dfc81ed46137ddc5c72bbb"
          },
          "validationStatus": "pending"
        },
        {
          "txHash": "2oh7camPcVqnu7wYJDn8Keb5bJ1Z5YFvBhzJkQim8o7Jyggcv3",
          "nodeId": "NodeID-C7dTGTDB4xq33YbBX8CVFUyXBUQZ8aTPQ",
          "subnetId": "11111111111111111111111111111111LpoYY",
          "amountStaked": "9000000000000",
          "delegationFee": "5.0000",
          "startTimestamp": 1795237251,
          "endTimestamp": 1821157251,
          "blsCredentials": {
            "publicKey": "0xac32b9dfb56b321ba3eefaf099678ea1e08f544cf452d25ee374cd08c5695bdf3ad5b0af97f0cb8e11f0af24ad7452fa",
            "proofOfPossession": "0xb866007861ae1f21af450903729388e46f1912e0824a17b795beecc2c505963079f84a3866da8749aa8830e56f8dc03b0804d69887ad0b9432bf8486ed898dfb70aa3561817640af49c393ac7571630876088528534e74cf99d904a5f35df007"
          },
          "stakePercentage": 0.8854,
          "delegatorCount": 2,
          "amountDelegated": "61000000000",
          "uptimePerformance": 99.87,
          "avalancheGoVersion": "avalanchego/1.14.2",
          "delegationCapacity": "35939000000000",
          "potentialRewards": {
            "validationRewardAmount": "10213947594486",
            "delegationRewardAmount": "11279",
            "rewardAddresses": [
              "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5"
            ]
          },
          "validatorHealth": {
            "reachabilityPercent": 100,
            "benchedPChainRequestsPercent": 0,
            "benchedXChainRequestsPercent": 0,
            "benchedCChainRequestsPercent": 0.25
          },
          "geolocation": {
            "city": "Zermatt",
            "country": "Switzerland",
            "countryCode": "CH",
            "latitude": 46.0207,
            "longitude": 7.7491
          },
          "validationStatus": "active"
        },
        {
          "txHash": "bnvBE8HBpuPYZFSDczyZkLxhFdYWpT3kM6EQRTmvjd8sLznDT",
          "nodeId": "NodeID-4oJLgEexEWrpigVa5rKRaxBNyEbKRFC6M",
          "subnetId": "11111111111111111111111111111111LpoYY",
          "amountStaked": "3000000000000",
          "delegationFee": "100.0000",
          "startTimestamp": 1795237251,
          "endTimestamp": 1795258851,
          "blsCredentials": {
            "publicKey": "0xb2a88247664070780784b6cfd03e1b375c89dcb2adb39f0bc0e32de82801dbc38ab8e757732189afd9b8da616b226261",
            "proofOfPossession": "0x8f2559f4dbc49c4b32e7165ce45c7032893acf3afcc107431eabafac9241568100b6253b6a3a1bcb015f0ef7a4f7a24e0b1665541ecaed3bdb7da3eb969b2d9102bedc0c0dffcc3c33204fac6a83d845d189a7b591dff3d4fa33f2101fd4894a"
          },
          "delegatorCount": 1,
          "amountDelegated": "40000000000",
          "rewards": {
            "validationRewardAmount": "2436994911",
            "delegationRewardAmount": "71342",
            "rewardAddresses": [
              "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5",
              "avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"
            ],
            "rewardTxHash": "2j1S4Fvf8p2LifeFzMegaRMDjvXTQSrABxWxCjRffCA976LqND"
          },
          "validationStatus": "completed"
        },
        {
          "txHash": "2aQi3zGEFQoCeDWwoHwFprouT285Lova2dqm6HuYdaAUywu68p",
          "nodeId": "NodeID-C7dTGTDB4xq33YbBX8CVFUyXBUQZ8aTPQ",
          "subnetId": "NxGTsoYvUZrvuF6cx9bRJKHSskarBGo3TYrs9N45g5gtFS4zm",
          "amountStaked": "20",
          "startTimestamp": 1795237251,
          "endTimestamp": 1795258851,
          "removeTxHash": "o5u5285wNYvM835HwL4JyjABYSRHjkAza1snQCY73DmKWjkev",
          "removeTimestamp": 1795240851,
          "validationStatus": "removed"
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
  })
