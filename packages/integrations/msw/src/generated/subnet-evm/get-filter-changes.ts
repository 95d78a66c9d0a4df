// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetFilterChangesParams, GetFilterChangesResult } from "@serac/subnet-evm"
import { getFilterChanges as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getFilterChanges` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getFilterChanges } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getFilterChanges(), getFilterChanges.delay("real")]
 * ```
 */
export const getFilterChanges: RpcMock<GetFilterChangesParams, GetFilterChangesResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [
      {
        "address": "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf",
        "topics": [
          "0x1eac640109dc937d2a9f42735a05f794b39a5e3759d681951d671aabbce4b104",
          "0xec8b6f2c796c33893c514d7dbd3195a57b3dd7b8d99f715cad637e3817cf1f8f"
        ],
        "data": "0x",
        "blockNumber": "0x54",
        "transactionHash": "0x574b17edc5b4da92f81051efca1f1fd539f88fc7ae52ec9d1798a8647dd6a612",
        "transactionIndex": "0x0",
        "blockHash": "0x7053037f0b106452a94d28211e7459f03791548404bb3e7d7d8cb4e9e7979c0b",
        "logIndex": "0x0",
        "removed": false
      }
    ],
    errors: [
      {
        "code": -32000,
        "message": "filter not found"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
