// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetUncleCountByBlockNumberParams, GetUncleCountByBlockNumberResult } from "@serac/subnet-evm"
import { getUncleCountByBlockNumber as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getUncleCountByBlockNumber` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getUncleCountByBlockNumber } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getUncleCountByBlockNumber(), getUncleCountByBlockNumber.delay("real")]
 * ```
 */
export const getUncleCountByBlockNumber: RpcMock<GetUncleCountByBlockNumberParams, GetUncleCountByBlockNumberResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x0",
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex number with leading zero digits"
      }
    ],
  })
