// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { BaseFeeParams, BaseFeeResult } from "@serac/subnet-evm"
import { baseFee as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_baseFee` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { baseFee } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [baseFee(), baseFee.delay("real")]
 * ```
 */
export const baseFee: RpcMock<BaseFeeParams, BaseFeeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x1",
    errors: [
      {
        "code": -32601,
        "message": "the method eth_baseFee does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
