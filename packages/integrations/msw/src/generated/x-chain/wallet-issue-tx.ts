// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { WalletIssueTxParams, WalletIssueTxResult } from "@serac/x-chain"
import { walletIssueTx as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `wallet.issueTx` at `/ext/bc/{blockchainID}/wallet`.
 *
 * @example
 * ```ts
 * import { walletIssueTx } from "@serac/msw/x-chain"
 *
 * export const handlers = [walletIssueTx(), walletIssueTx.delay("real")]
 * ```
 */
export const walletIssueTx: RpcMock<WalletIssueTxParams, WalletIssueTxResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "txID": "2DA8vCLtPo2sCZQyy8xYr5yYQNuhvAmYQtnraSrEgf3xXhRch7"
    },
    errors: [
      {
        "code": -32000,
        "message": "problem decoding transaction: input string is smaller than the checksum size",
        "data": null
      }
    ],
  })
