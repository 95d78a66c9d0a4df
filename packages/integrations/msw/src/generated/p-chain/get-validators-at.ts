// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetValidatorsAtParams, GetValidatorsAtResult } from "@serac/p-chain"
import { getValidatorsAt as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getValidatorsAt` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getValidatorsAt } from "@serac/msw/p-chain"
 *
 * export const handlers = [getValidatorsAt(), getValidatorsAt.delay("real")]
 * ```
 */
export const getValidatorsAt: RpcMock<GetValidatorsAtParams, GetValidatorsAtResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg": {
        "publicKey": "0x900c9b119b5c82d781d4b49be78c3fc7ae65f2b435b7ed9e3a8b9a03e475edff86d8a64827fec8db23a6f236afbf127d",
        "weight": "1000000000000000"
      }
    },
    errors: [
      {
        "code": -32000,
        "message": "failed to get validator set at 234: failed to fetch validator set at unfinalized height with SubnetID = 11111111111111111111111111111111LpoYY: current P-chain height (134) < requested P-Chain height (234)",
        "data": null
      }
    ],
  })
