// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetTransactionCountParams, GetTransactionCountResult } from "@serac/subnet-evm"
import { getTransactionCount as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getTransactionCount` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getTransactionCount } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getTransactionCount(), getTransactionCount.delay("real")]
 * ```
 */
export const getTransactionCount: RpcMock<GetTransactionCountParams, GetTransactionCountResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x8",
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 40 for common.Address"
      },
      {
        "code": -32000,
        "message": "cannot query unfinalized data"
      }
    ],
  })
