// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugGetRawReceiptsParams, DebugGetRawReceiptsResult } from "@serac/subnet-evm"
import { debugGetRawReceipts as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_getRawReceipts` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugGetRawReceipts } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugGetRawReceipts(), debugGetRawReceipts.delay("real")]
 * ```
 */
export const debugGetRawReceipts: RpcMock<DebugGetRawReceiptsParams, DebugGetRawReceiptsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [
      "0x02f9010801825208b9010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000c0"
    ],
    errors: [
      {
        "code": -32000,
        "message": "cannot query unfinalized data"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      },
      {
        "code": -32601,
        "message": "the method {method} does not exist/is not available"
      }
    ],
  })
