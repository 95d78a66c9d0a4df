// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { EthUnsubscribeParams, EthUnsubscribeResult } from "@serac/subnet-evm"
import { ethUnsubscribe as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_unsubscribe` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { ethUnsubscribe } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [ethUnsubscribe(), ethUnsubscribe.delay("real")]
 * ```
 */
export const ethUnsubscribe: RpcMock<EthUnsubscribeParams, EthUnsubscribeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: true,
    errors: [
      {
        "code": -32000,
        "message": "subscription not found"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
