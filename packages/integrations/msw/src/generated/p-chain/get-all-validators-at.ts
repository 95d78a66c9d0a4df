// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetAllValidatorsAtParams, GetAllValidatorsAtResult } from "@serac/p-chain"
import { getAllValidatorsAt as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getAllValidatorsAt` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getAllValidatorsAt } from "@serac/msw/p-chain"
 *
 * export const handlers = [getAllValidatorsAt(), getAllValidatorsAt.delay("real")]
 * ```
 */
export const getAllValidatorsAt: RpcMock<GetAllValidatorsAtParams, GetAllValidatorsAtResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "validatorSets": {
        "11111111111111111111111111111111LpoYY": {
          "validators": [
            {
              "publicKey": "0x900c9b119b5c82d781d4b49be78c3fc7ae65f2b435b7ed9e3a8b9a03e475edff86d8a64827fec8db23a6f236afbf127d",
              "weight": "1000000000000000",
              "nodeIDs": [
                "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
              ]
            }
          ],
          "totalWeight": "1000000000000000"
        }
      }
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
