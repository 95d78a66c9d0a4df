// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetUncleByBlockHashAndIndexParams, GetUncleByBlockHashAndIndexResult } from "@serac/subnet-evm"
import { getUncleByBlockHashAndIndex as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getUncleByBlockHashAndIndex` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getUncleByBlockHashAndIndex } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getUncleByBlockHashAndIndex(), getUncleByBlockHashAndIndex.delay("real")]
 * ```
 */
export const getUncleByBlockHashAndIndex: RpcMock<
  GetUncleByBlockHashAndIndexParams,
  GetUncleByBlockHashAndIndexResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: null,
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 64 for common.Hash"
      }
    ],
  })
