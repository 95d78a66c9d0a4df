// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugTraceBlockParams, DebugTraceBlockResult } from "@serac/subnet-evm"
import { debugTraceBlock as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_traceBlock` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugTraceBlock } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugTraceBlock(), debugTraceBlock.delay("real")]
 * ```
 */
export const debugTraceBlock: RpcMock<DebugTraceBlockParams, DebugTraceBlockResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [
      {
        "txHash": "0x64e7c5d0b8001e364689e3d91deecddbdf1eccc9ba60ef3cc63a2292a9a43d4c",
        "result": {
          "from": "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
          "gas": "0x5208",
          "gasUsed": "0x5208",
          "to": "0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e",
          "input": "0x",
          "value": "0x7",
          "type": "CALL"
        }
      }
    ],
    errors: [
      {
        "code": -32000,
        "message": "could not decode block: rlp: expected List"
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
