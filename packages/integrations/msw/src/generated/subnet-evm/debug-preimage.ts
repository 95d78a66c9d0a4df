// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugPreimageParams, DebugPreimageResult } from "@serac/subnet-evm"
import { debugPreimage as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_preimage` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugPreimage } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugPreimage(), debugPreimage.delay("real")]
 * ```
 */
export const debugPreimage: RpcMock<DebugPreimageParams, DebugPreimageResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x0000000000000000000000000000000000000000000000000000000000000000",
    errors: [
      {
        "code": -32000,
        "message": "unknown preimage"
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
