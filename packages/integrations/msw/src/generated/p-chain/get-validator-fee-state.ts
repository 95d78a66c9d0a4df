// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetValidatorFeeStateParams, GetValidatorFeeStateResult } from "@serac/p-chain"
import { getValidatorFeeState as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getValidatorFeeState` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getValidatorFeeState } from "@serac/msw/p-chain"
 *
 * export const handlers = [getValidatorFeeState(), getValidatorFeeState.delay("real")]
 * ```
 */
export const getValidatorFeeState: RpcMock<GetValidatorFeeStateParams, GetValidatorFeeStateResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "excess": 0,
      "price": 1,
      "timestamp": "2026-11-21T05:33:23Z"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
