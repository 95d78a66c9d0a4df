// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetProposedHeightParams, GetProposedHeightResult } from "@serac/p-chain"
import { getProposedHeight as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getProposedHeight` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getProposedHeight } from "@serac/msw/p-chain"
 *
 * export const handlers = [getProposedHeight(), getProposedHeight.delay("real")]
 * ```
 */
export const getProposedHeight: RpcMock<GetProposedHeightParams, GetProposedHeightResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "height": "134"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
