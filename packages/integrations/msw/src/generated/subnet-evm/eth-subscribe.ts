// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EthSubscribeParams, EthSubscribeResult } from "@serac/subnet-evm"
import { ethSubscribe as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_subscribe` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { ethSubscribe } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [ethSubscribe(), ethSubscribe.delay("real")]
 * ```
 */
export const ethSubscribe: RpcMock<EthSubscribeParams, EthSubscribeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x4db2eaaa232aefec2c4e48dedfc70ecb",
    errors: [
      {
        "code": -32601,
        "message": "notifications not supported"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
