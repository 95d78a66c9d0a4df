// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugTraceTransactionParams, DebugTraceTransactionResult } from "@serac/subnet-evm"
import { debugTraceTransaction as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_traceTransaction` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugTraceTransaction } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugTraceTransaction(), debugTraceTransaction.delay("real")]
 * ```
 */
export const debugTraceTransaction: RpcMock<DebugTraceTransactionParams, DebugTraceTransactionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "from": "0xb5acca84f52ce7571a9ea332f605994f7c110971",
      "gas": "0x3d090",
      "gasUsed": "0x7e70",
      "to": "0x0372b5a64a5ba9b9d1a1b68ae947ebece9898924",
      "input": "0x8fdb7189",
      "calls": [
        {
          "from": "0x0372b5a64a5ba9b9d1a1b68ae947ebece9898924",
          "gas": "0x35dd2",
          "gasUsed": "0x193c",
          "to": "0xbbd4895889a27ea6e814a048616b5cd6081b69bd",
          "input": "0x8fdb7189",
          "value": "0x0",
          "type": "DELEGATECALL"
        }
      ],
      "value": "0x0",
      "type": "CALL"
    },
    errors: [
      {
        "code": -32000,
        "message": "transaction not found"
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
