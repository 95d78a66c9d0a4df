// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetBlockByHeightParams, GetBlockByHeightResult } from "@serac/p-chain"
import { getBlockByHeight as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getBlockByHeight` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getBlockByHeight } from "@serac/msw/p-chain"
 *
 * export const handlers = [getBlockByHeight(), getBlockByHeight.delay("real")]
 * ```
 */
export const getBlockByHeight: RpcMock<GetBlockByHeightParams, GetBlockByHeightResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "block": "0x0000000000022b139a22ae5446190577043f2e73b959c6a308dec82751f0ed5acca5d7c46f150000000000000000e219875b",
      "encoding": "hex"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't get block at height 1134: not found",
        "data": null
      }
    ],
  })
