// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { GetAllBalancesParams, GetAllBalancesResult } from "@serac/x-chain"
import { getAllBalances as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.getAllBalances` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { getAllBalances } from "@serac/msw/x-chain"
 *
 * export const handlers = [getAllBalances(), getAllBalances.delay("real")]
 * ```
 */
export const getAllBalances: RpcMock<GetAllBalancesParams, GetAllBalancesResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "balances": [
        {
          "asset": "AVAX",
          "balance": "300452717118193"
        },
        {
          "asset": "Ebp4Jk53JhDUPCcJuqn1cE26pVUYLLSD9puh9Q2nCYfuCbaag",
          "balance": "63733"
        }
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "problem parsing address 'custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p': couldn't parse address \"custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p\": no separator found in address",
        "data": null
      }
    ],
  })
