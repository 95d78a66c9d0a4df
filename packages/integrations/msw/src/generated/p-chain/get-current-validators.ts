// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetCurrentValidatorsParams, GetCurrentValidatorsResult } from "@serac/p-chain"
import { getCurrentValidators as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getCurrentValidators` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getCurrentValidators } from "@serac/msw/p-chain"
 *
 * export const handlers = [getCurrentValidators(), getCurrentValidators.delay("real")]
 * ```
 */
export const getCurrentValidators: RpcMock<GetCurrentValidatorsParams, GetCurrentValidatorsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "validators": [
        {
          "txID": "2U24RB8zyfq11J7mmhRUGene9j8hxWTsEmUd3jSBjhhnkvYAzu",
          "startTime": "1795237142",
          "endTime": "1826773142",
          "weight": "1000000000000000",
          "nodeID": "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
          "validationRewardOwner": {
            "locktime": "0",
            "threshold": "1",
            "addresses": [
              "P-custom1eym5zn2lmty3fsnd2apknmkets4wfakwkyw348"
            ]
          },
          "delegationRewardOwner": {
            "locktime": "0",
            "threshold": "1",
            "addresses": [
              "P-custom1eym5zn2lmty3fsnd2apknmkets4wfakwkyw348"
            ]
          },
          "potentialReward": "1464448927196038",
          "accruedDelegateeReward": "11279",
          "delegationFee": "2.0000",
          "uptime": "100.0000",
          "connected": true,
          "signer": {
            "publicKey": "0x900c9b119b5c82d781d4b49be78c3fc7ae65f2b435b7ed9e3a8b9a03e475edff86d8a64827fec8db23a6f236afbf127d",
            "proofOfPossession": "0x8bfd6d4d2086b2b8115d8f72f94095fefe5a6c07876b2accf51a811adf520f389e74a3d2152a6d90b521e2be58ffe468043dc5ea68b4c44410eb67f8dc24f13ed4f194000764c0e922cd254a3588a4962b1cb4db7de4bb9cda9d9d4d6b03f3d2"
          },
          "delegatorCount": "1",
          "delegatorWeight": "600000000000",
          "delegators": [
            {
              "txID": "2Pt9pjyh2KnwKeELszx6T5PieHdEJSkik9KaYi15rK61ZeWj3X",
              "startTime": "1795237252",
              "endTime": "1795280452",
              "weight": "600000000000",
              "nodeID": "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
              "rewardOwner": {
                "locktime": "0",
                "threshold": "1",
                "addresses": [
                  "P-custom10ufvrv4g7l8xn50v4v9hm2ke94dvdsgcrrs5pd"
                ]
              },
              "potentialReward": "974738511"
            }
          ]
        }
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
