// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { IssueTxParams, IssueTxResult } from "@serac/x-chain"
import { issueTx as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.issueTx` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { issueTx } from "@serac/msw/x-chain"
 *
 * export const handlers = [issueTx(), issueTx.delay("real")]
 * ```
 */
export const issueTx: RpcMock<IssueTxParams, IssueTxResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "txID": "2DA8vCLtPo2sCZQyy8xYr5yYQNuhvAmYQtnraSrEgf3xXhRch7"
    },
    errors: [
      {
        "code": -32000,
        "message": "failed to verify transfer: failed to get utxo 9AiZNyaBBNkFuNyfygmxWzipLxkQVXY8RuZmGFjo8W15wJxGu: not found",
        "data": null
      }
    ],
  })
