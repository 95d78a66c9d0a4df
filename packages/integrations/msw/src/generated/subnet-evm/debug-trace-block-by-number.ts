// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugTraceBlockByNumberParams, DebugTraceBlockByNumberResult } from "@serac/subnet-evm"
import { debugTraceBlockByNumber as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_traceBlockByNumber` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugTraceBlockByNumber } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugTraceBlockByNumber(), debugTraceBlockByNumber.delay("real")]
 * ```
 */
export const debugTraceBlockByNumber: RpcMock<DebugTraceBlockByNumberParams, DebugTraceBlockByNumberResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [
      {
        "txHash": "0xafd8d81535de8d0198c2648099740c2531d32bdaf7e8bea2a309b000bbd5f087",
        "result": {
          "from": "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
          "gas": "0x5208",
          "gasUsed": "0x5208",
          "to": "0xbbbb37db3c3318952bc89c4f85e91c30e729d920",
          "input": "0x",
          "value": "0x7",
          "type": "CALL"
        }
      }
    ],
    errors: [
      {
        "code": -32000,
        "message": "genesis is not traceable"
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
