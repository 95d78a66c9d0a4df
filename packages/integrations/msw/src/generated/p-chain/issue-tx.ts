// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { IssueTxParams, IssueTxResult } from "@serac/p-chain"
import { issueTx as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.issueTx` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { issueTx } from "@serac/msw/p-chain"
 *
 * export const handlers = [issueTx(), issueTx.delay("real")]
 * ```
 */
export const issueTx: RpcMock<IssueTxParams, IssueTxResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "txID": "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ"
    },
    errors: [
      {
        "code": -32000,
        "message": "problem decoding transaction: input string is smaller than the checksum size",
        "data": null
      }
    ],
  })
