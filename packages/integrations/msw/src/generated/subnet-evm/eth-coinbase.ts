// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EthCoinbaseParams, EthCoinbaseResult } from "@serac/subnet-evm"
import { ethCoinbase as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_coinbase` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { ethCoinbase } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [ethCoinbase(), ethCoinbase.delay("real")]
 * ```
 */
export const ethCoinbase: RpcMock<EthCoinbaseParams, EthCoinbaseResult> =
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

/** @deprecated Renamed to {@link ethCoinbase}. */
export const coinbase: typeof ethCoinbase = ethCoinbase
