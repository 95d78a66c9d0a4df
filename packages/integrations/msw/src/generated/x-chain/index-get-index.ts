// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { IndexGetIndexParams, IndexGetIndexResult } from "@serac/x-chain"
import { indexGetIndex as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `index.getIndex` at `/ext/index/{blockchainID}/{index}`.
 *
 * @example
 * ```ts
 * import { indexGetIndex } from "@serac/msw/x-chain"
 *
 * export const handlers = [indexGetIndex(), indexGetIndex.delay("real")]
 * ```
 */
export const indexGetIndex: RpcMock<IndexGetIndexParams, IndexGetIndexResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "index": "0"
    },
    errors: [
      {
        "code": -32000,
        "message": "not found",
        "data": null
      }
    ],
  })
