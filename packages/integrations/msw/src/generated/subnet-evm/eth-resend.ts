// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EthResendParams, EthResendResult } from "@serac/subnet-evm"
import { ethResend as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_resend` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { ethResend } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [ethResend(), ethResend.delay("real")]
 * ```
 */
export const ethResend: RpcMock<EthResendParams, EthResendResult> =
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

/** @deprecated Renamed to {@link ethResend}. */
export const resend: typeof ethResend = ethResend
