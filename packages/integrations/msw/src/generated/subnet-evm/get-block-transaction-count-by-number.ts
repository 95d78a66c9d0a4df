// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetBlockTransactionCountByNumberParams, GetBlockTransactionCountByNumberResult } from "@serac/subnet-evm"
import { getBlockTransactionCountByNumber as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getBlockTransactionCountByNumber` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getBlockTransactionCountByNumber } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getBlockTransactionCountByNumber(), getBlockTransactionCountByNumber.delay("real")]
 * ```
 */
export const getBlockTransactionCountByNumber: RpcMock<
  GetBlockTransactionCountByNumberParams,
  GetBlockTransactionCountByNumberResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x1",
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex number with leading zero digits"
      }
    ],
  })
