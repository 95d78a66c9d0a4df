// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { CoinbaseParams, CoinbaseResult } from "@serac/subnet-evm"
import { coinbase as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_coinbase` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { coinbase } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [coinbase(), coinbase.delay("real")]
 * ```
 */
export const coinbase: RpcMock<CoinbaseParams, CoinbaseResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x0100000000000000000000000000000000000000",
    errors: [
      {
        "code": -32601,
        "message": "the method eth_coinbase does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
