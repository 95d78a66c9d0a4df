// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugTraceCallParams, DebugTraceCallResult } from "@serac/subnet-evm"
import { debugTraceCall as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_traceCall` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugTraceCall } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugTraceCall(), debugTraceCall.delay("real")]
 * ```
 */
export const debugTraceCall: RpcMock<DebugTraceCallParams, DebugTraceCallResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "from": "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
      "gas": "0x2faf080",
      "gasUsed": "0x5208",
      "to": "0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e",
      "input": "0x",
      "value": "0x1",
      "type": "CALL"
    },
    errors: [
      {
        "code": -32000,
        "message": "tracing on top of pending is not supported"
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
