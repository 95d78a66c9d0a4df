// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetMinStakeParams, GetMinStakeResult } from "@serac/p-chain"
import { getMinStake as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getMinStake` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getMinStake } from "@serac/msw/p-chain"
 *
 * export const handlers = [getMinStake(), getMinStake.delay("real")]
 * ```
 */
export const getMinStake: RpcMock<GetMinStakeParams, GetMinStakeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "minValidatorStake": "2000000000000",
      "minDelegatorStake": "25000000000"
    },
    errors: [
      {
        "code": -32000,
        "message": "failed fetching subnet transformation for 2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv: not found",
        "data": null
      }
    ],
  })
