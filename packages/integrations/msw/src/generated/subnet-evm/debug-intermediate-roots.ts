// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugIntermediateRootsParams, DebugIntermediateRootsResult } from "@serac/subnet-evm"
import { debugIntermediateRoots as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_intermediateRoots` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugIntermediateRoots } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugIntermediateRoots(), debugIntermediateRoots.delay("real")]
 * ```
 */
export const debugIntermediateRoots: RpcMock<DebugIntermediateRootsParams, DebugIntermediateRootsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [
      "0xaac1c95df9e1aca8de7039a436663484c27da15e546f96d9ce33f8a3043f21b7"
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
