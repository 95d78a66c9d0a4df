// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { PendingTransactionsParams, PendingTransactionsResult } from "@serac/subnet-evm"
import { pendingTransactions as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_pendingTransactions` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { pendingTransactions } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [pendingTransactions(), pendingTransactions.delay("real")]
 * ```
 */
export const pendingTransactions: RpcMock<PendingTransactionsParams, PendingTransactionsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [],
    errors: [
      {
        "code": -32601,
        "message": "the method eth_pendingTransactions does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
