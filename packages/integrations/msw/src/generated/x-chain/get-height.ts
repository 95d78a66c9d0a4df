// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { GetHeightParams, GetHeightResult } from "@serac/x-chain"
import { getHeight as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.getHeight` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { getHeight } from "@serac/msw/x-chain"
 *
 * export const handlers = [getHeight(), getHeight.delay("real")]
 * ```
 */
export const getHeight: RpcMock<GetHeightParams, GetHeightResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "height": "57"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
