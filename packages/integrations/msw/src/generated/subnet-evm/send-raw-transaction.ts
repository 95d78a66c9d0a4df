// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { SendRawTransactionParams, SendRawTransactionResult } from "@serac/subnet-evm"
import { sendRawTransaction as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_sendRawTransaction` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { sendRawTransaction } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [sendRawTransaction(), sendRawTransaction.delay("real")]
 * ```
 */
export const sendRawTransaction: RpcMock<SendRawTransactionParams, SendRawTransactionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x02f06cf873f033eeb8e114258978f4abce4f751146c7069a7f3f7d7fe428da84",
    errors: [
      {
        "code": -32000,
        "message": "typed transaction too short"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
