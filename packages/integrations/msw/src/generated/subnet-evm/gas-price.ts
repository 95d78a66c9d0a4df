// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GasPriceParams, GasPriceResult } from "@serac/subnet-evm"
import { gasPrice as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_gasPrice` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { gasPrice } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [gasPrice(), gasPrice.delay("real")]
 * ```
 */
export const gasPrice: RpcMock<GasPriceParams, GasPriceResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x2d2e2981",
    errors: [
      {
        "code": -32601,
        "message": "the method eth_gasPrice does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
