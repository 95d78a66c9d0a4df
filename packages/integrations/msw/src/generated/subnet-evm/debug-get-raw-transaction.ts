// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugGetRawTransactionParams, DebugGetRawTransactionResult } from "@serac/subnet-evm"
import { debugGetRawTransaction as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_getRawTransaction` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugGetRawTransaction } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugGetRawTransaction(), debugGetRawTransaction.delay("real")]
 * ```
 */
export const debugGetRawTransaction: RpcMock<DebugGetRawTransactionParams, DebugGetRawTransactionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x02f86982a8688001857dba821801825208945e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e0780c080a07abdac2ab4c0f57173679637b22a748f1870ead06c545b37b140648f0fceef31a06a8bc9bb051b1ad07b895cd6dd270673249c7a50107d699ccdbba309bb933652",
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 64 for common.Hash"
      },
      {
        "code": -32601,
        "message": "the method {method} does not exist/is not available"
      }
    ],
  })
