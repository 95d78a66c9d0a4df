// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { SendTransactionParams, SendTransactionResult } from "@serac/subnet-evm"
import { sendTransaction as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_sendTransaction` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { sendTransaction } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [sendTransaction(), sendTransaction.delay("real")]
 * ```
 */
export const sendTransaction: RpcMock<SendTransactionParams, SendTransactionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x0225b87d0a1bf7ad7e9730eddabc9920203cad6b13d77fd886ae9f30f2891039",
    errors: [
      {
        "code": -32000,
        "message": "unknown account"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      },
      {
        "code": 3,
        "message": "execution reverted: {reason}",
        "data": "0x"
      }
    ],
  })
