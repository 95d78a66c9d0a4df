// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugAccountRangeParams, DebugAccountRangeResult } from "@serac/subnet-evm"
import { debugAccountRange as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_accountRange` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugAccountRange } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugAccountRange(), debugAccountRange.delay("real")]
 * ```
 */
export const debugAccountRange: RpcMock<DebugAccountRangeParams, DebugAccountRangeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "root": "aac1c95df9e1aca8de7039a436663484c27da15e546f96d9ce33f8a3043f21b7",
      "accounts": {
        "0x5e5E5e5e5E5e5E5E5e5E5E5e5e5E5E5E5e5E5E5e": {
          "balance": "7",
          "nonce": 0,
          "root": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
          "codeHash": "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
          "address": "0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e",
          "key": "0x58db70354fb66cae22b52179b2a371149f7520b434cd0ad0c639a273602c3ce6"
        },
        "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC": {
          "balance": "49999999999999999999762715",
          "nonce": 2,
          "root": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
          "codeHash": "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
          "address": "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
          "key": "0x5a9331cb1d584bc0703e5252f4fccf19b3887d5a12e7edad074d585640a7ff57"
        }
      },
      "next": "X7tH5AnPIoatR1L6mIKsDkh8j6rPw2GSvwaCKDJ6eYc="
    },
    errors: [
      {
        "code": -32000,
        "message": "block #153 not found"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      },
      {
        "code": -32601,
        "message": "the method {method} does not exist/is not available"
      }
    ],
  })
