// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { BlockNumberParams, BlockNumberResult } from "@serac/subnet-evm"
import { blockNumber as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_blockNumber` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { blockNumber } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [blockNumber(), blockNumber.delay("real")]
 * ```
 */
export const blockNumber: RpcMock<BlockNumberParams, BlockNumberResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x89",
    errors: [
      {
        "code": -32601,
        "message": "the method eth_blockNumber does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "non-array args"
      }
    ],
  })
