// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugGetAccessibleStateParams, DebugGetAccessibleStateResult } from "@serac/subnet-evm"
import { debugGetAccessibleState as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_getAccessibleState` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugGetAccessibleState } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugGetAccessibleState(), debugGetAccessibleState.delay("real")]
 * ```
 */
export const debugGetAccessibleState: RpcMock<DebugGetAccessibleStateParams, DebugGetAccessibleStateResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: 0,
    errors: [
      {
        "code": -32000,
        "message": "from and to needs to be different"
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
