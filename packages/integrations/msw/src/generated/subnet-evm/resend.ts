// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { ResendParams, ResendResult } from "@serac/subnet-evm"
import { resend as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_resend` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { resend } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [resend(), resend.delay("real")]
 * ```
 */
export const resend: RpcMock<ResendParams, ResendResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x9801b059139bc35b24d6f8792af3ad3956674f50678083020c9d7d3c721368a0",
    errors: [
      {
        "code": -32000,
        "message": "missing transaction nonce in transaction spec"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
