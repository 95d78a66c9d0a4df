// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetTotalStakeParams, GetTotalStakeResult } from "@serac/p-chain"
import { getTotalStake as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getTotalStake` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getTotalStake } from "@serac/msw/p-chain"
 *
 * export const handlers = [getTotalStake(), getTotalStake.delay("real")]
 * ```
 */
export const getTotalStake: RpcMock<GetTotalStakeParams, GetTotalStakeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "stake": "1014701000000000",
      "weight": "1014701000000000"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
