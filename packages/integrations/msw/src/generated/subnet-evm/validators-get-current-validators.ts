// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { ValidatorsGetCurrentValidatorsParams, ValidatorsGetCurrentValidatorsResult } from "@serac/subnet-evm"
import { validatorsGetCurrentValidators as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `validators.getCurrentValidators` at `/ext/bc/{blockchainID}/validators`.
 *
 * @example
 * ```ts
 * import { validatorsGetCurrentValidators } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [validatorsGetCurrentValidators(), validatorsGetCurrentValidators.delay("real")]
 * ```
 */
export const validatorsGetCurrentValidators: RpcMock<
  ValidatorsGetCurrentValidatorsParams,
  ValidatorsGetCurrentValidatorsResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "validators": [
        {
          "validationID": "m3JaQ3iAAzRyCBB68SXv8G4ca7tZcPCpzRz6py2c9xthJYLGi",
          "nodeID": "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
          "weight": 1000,
          "startTimestamp": 1795237372,
          "isActive": true,
          "isL1Validator": true,
          "isConnected": true,
          "uptimePercentage": 100,
          "uptimeSeconds": 1941
        },
        {
          "validationID": "2XxBs2kFeNFG4s384a8tNogTARn7gENA7Q8zKUJwvarEyJ56Jq",
          "nodeID": "NodeID-JeVgHmyMNxFCB3hEDgTf4rsJvPrmb8f1n",
          "weight": 100,
          "startTimestamp": 1795237372,
          "isActive": true,
          "isL1Validator": true,
          "isConnected": false,
          "uptimePercentage": 0,
          "uptimeSeconds": 0
        },
        {
          "validationID": "o6S7kbPLujLwFcUzy4QKszbThxpKYMgGxdr8BEvtFrfHeC4Zi",
          "nodeID": "NodeID-LCnfY6mmjdJMxdVPfoCMi9uxqXRECYNhp",
          "weight": 77,
          "startTimestamp": 1795237454,
          "isActive": true,
          "isL1Validator": true,
          "isConnected": false,
          "uptimePercentage": 0,
          "uptimeSeconds": 0
        },
        {
          "validationID": "2L2jAJ2faHpiFUgbzXTDYzeTsyDjTUfGkaqM6JaV1C1FTyUdMT",
          "nodeID": "NodeID-6RAGZQ9V4XZr9ams8KE3fo5H9qtdeWyfL",
          "weight": 32,
          "startTimestamp": 1795237454,
          "isActive": false,
          "isL1Validator": true,
          "isConnected": false,
          "uptimePercentage": 0,
          "uptimeSeconds": 0
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
