// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetBalanceParams, GetBalanceResult } from "@serac/p-chain"
import { getBalance as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getBalance` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getBalance } from "@serac/msw/p-chain"
 *
 * export const handlers = [getBalance(), getBalance.delay("real")]
 * ```
 */
export const getBalance: RpcMock<GetBalanceParams, GetBalanceResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "balance": "206901194863",
      "unlocked": "206901194863",
      "lockedStakeable": "0",
      "lockedNotStakeable": "0",
      "balances": {
        "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA": "206901194863"
      },
      "unlockeds": {
        "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA": "206901194863"
      },
      "lockedStakeables": {},
      "lockedNotStakeables": {},
      "utxoIDs": [
        {
          "txID": "2bFCUbpgxmFAPJbqqaND3qgXt47j8g192QA7mYFpPszSGa9eVy",
          "outputIndex": 1
        },
        {
          "txID": "2cVL14mR3EAKCqNcUf4P88dsFDUuyQAprdJYyaTBFKJikrN4RX",
          "outputIndex": 1
        },
        {
          "txID": "jymtY6rK5ZibFjyYs9WBTCf26JUGqi3RdRQDcpEGA4fUprTaT",
          "outputIndex": 0
        },
        {
          "txID": "ABBX27MFWqyfyvBh7B3KKmfwEAL4mvJcLmQDbCurJNJHqdfB3",
          "outputIndex": 0
        },
        {
          "txID": "2j1S4Fvf8p2LifeFzMegaRMDjvXTQSrABxWxCjRffCA976LqND",
          "outputIndex": 1
        }
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't parse address \"P-nope\": invalid bech32 string length 4",
        "data": null
      }
    ],
  })
