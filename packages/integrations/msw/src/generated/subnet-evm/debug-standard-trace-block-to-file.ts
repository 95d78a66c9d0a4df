// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugStandardTraceBlockToFileParams, DebugStandardTraceBlockToFileResult } from "@serac/subnet-evm"
import { debugStandardTraceBlockToFile as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_standardTraceBlockToFile` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugStandardTraceBlockToFile } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugStandardTraceBlockToFile(), debugStandardTraceBlockToFile.delay("real")]
 * ```
 */
export const debugStandardTraceBlockToFile: RpcMock<
  DebugStandardTraceBlockToFileParams,
  DebugStandardTraceBlockToFileResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [
      "/tmp/block_0x394bca60-0-0xcd8945f2-1769045755"
    ],
    errors: [
      {
        "code": -32000,
        "message": "block 0x1111111111111111111111111111111111111111111111111111111111111111 not found"
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
