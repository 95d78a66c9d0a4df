// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetFeeStateParams, GetFeeStateResult } from "@serac/p-chain"
import { getFeeState as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getFeeState` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getFeeState } from "@serac/msw/p-chain"
 *
 * export const handlers = [getFeeState(), getFeeState.delay("real")]
 * ```
 */
export const getFeeState: RpcMock<GetFeeStateParams, GetFeeStateResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "capacity": 965965,
      "excess": 35825,
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
