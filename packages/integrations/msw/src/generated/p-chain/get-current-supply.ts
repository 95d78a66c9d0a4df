// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetCurrentSupplyParams, GetCurrentSupplyResult } from "@serac/p-chain"
import { getCurrentSupply as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getCurrentSupply` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getCurrentSupply } from "@serac/msw/p-chain"
 *
 * export const handlers = [getCurrentSupply(), getCurrentSupply.delay("real")]
 * ```
 */
export const getCurrentSupply: RpcMock<GetCurrentSupplyParams, GetCurrentSupplyResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "supply": "56004672860157973",
      "height": "134"
    },
    errors: [
      {
        "code": -32000,
        "message": "fetching current supply failed: not found",
        "data": null
      }
    ],
  })
