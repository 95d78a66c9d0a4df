// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugTraceBadBlockParams, DebugTraceBadBlockResult } from "@serac/subnet-evm"
import { debugTraceBadBlock as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_traceBadBlock` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugTraceBadBlock } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugTraceBadBlock(), debugTraceBadBlock.delay("real")]
 * ```
 */
export const debugTraceBadBlock: RpcMock<DebugTraceBadBlockParams, DebugTraceBadBlockResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [],
    errors: [
      {
        "code": -32000,
        "message": "bad block 0x1111111111111111111111111111111111111111111111111111111111111111 not found"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      },
      {
        "code": -32601,
        "message": "the method {method} does not exist/is not available"
      },
      {
        "code": -32002,
        "message": "request timed out"
      }
    ],
  })
