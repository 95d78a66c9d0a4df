// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { TxpoolStatusParams, TxpoolStatusResult } from "@serac/subnet-evm"
import { txpoolStatus as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `txpool_status` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { txpoolStatus } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [txpoolStatus(), txpoolStatus.delay("real")]
 * ```
 */
export const txpoolStatus: RpcMock<TxpoolStatusParams, TxpoolStatusResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "pending": "0x0",
      "queued": "0x1"
    },
    errors: [
      {
        "code": -32601,
        "message": "the method txpool_status does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
