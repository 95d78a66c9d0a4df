// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetBalanceParams, GetBalanceResult } from "@serac/subnet-evm"
import { getBalance as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getBalance` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getBalance } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getBalance(), getBalance.delay("real")]
 * ```
 */
export const getBalance: RpcMock<GetBalanceParams, GetBalanceResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x3635c9adc5dea00000",
    errors: [
      {
        "code": -32000,
        "message": "cannot query unfinalized data"
      },
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 40 for common.Address"
      }
    ],
  })
