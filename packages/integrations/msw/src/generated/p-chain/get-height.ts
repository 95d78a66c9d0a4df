// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetHeightParams, GetHeightResult } from "@serac/p-chain"
import { getHeight as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getHeight` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getHeight } from "@serac/msw/p-chain"
 *
 * export const handlers = [getHeight(), getHeight.delay("real")]
 * ```
 */
export const getHeight: RpcMock<GetHeightParams, GetHeightResult> =
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
