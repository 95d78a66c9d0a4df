// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetBlockTransactionCountByHashParams, GetBlockTransactionCountByHashResult } from "@serac/subnet-evm"
import { getBlockTransactionCountByHash as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getBlockTransactionCountByHash` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getBlockTransactionCountByHash } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getBlockTransactionCountByHash(), getBlockTransactionCountByHash.delay("real")]
 * ```
 */
export const getBlockTransactionCountByHash: RpcMock<
  GetBlockTransactionCountByHashParams,
  GetBlockTransactionCountByHashResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x8",
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 64 for common.Hash"
      }
    ],
  })
