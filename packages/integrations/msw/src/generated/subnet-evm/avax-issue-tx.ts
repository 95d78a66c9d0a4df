// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { AvaxIssueTxParams, AvaxIssueTxResult } from "@serac/subnet-evm"
import { avaxIssueTx as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avax.issueTx` at `/ext/bc/{blockchainID}/avax`.
 *
 * @example
 * ```ts
 * import { avaxIssueTx } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [avaxIssueTx(), avaxIssueTx.delay("real")]
 * ```
 */
export const avaxIssueTx: RpcMock<AvaxIssueTxParams, AvaxIssueTxResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "txID": "esJiNFUtAcwbfB39uw5YysVA9kmpFnmdB8uABJK3TkyJMXsn5"
    },
    errors: [
      {
        "code": -32000,
        "message": "problem decoding transaction: input string is smaller than the checksum size",
        "data": null
      }
    ],
  })
