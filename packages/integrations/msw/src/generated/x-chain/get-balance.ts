// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { GetBalanceParams, GetBalanceResult } from "@serac/x-chain"
import { getBalance as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.getBalance` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { getBalance } from "@serac/msw/x-chain"
 *
 * export const handlers = [getBalance(), getBalance.delay("real")]
 * ```
 */
export const getBalance: RpcMock<GetBalanceParams, GetBalanceResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "balance": "300452717118193",
      "utxoIDs": [
        {
          "txID": "2nKWnURufrfgmkTLinBaH8A3vFfyfQenCx6D6hYBS9XriYfF4w",
          "outputIndex": 1
        },
        {
          "txID": "2GMoKSHHpPQfYLXioBF8cvEgmg9mHWhrGgXxHYmz41XzAiUJkM",
          "outputIndex": 1
        },
        {
          "txID": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
          "outputIndex": 2
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
