// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetUncleCountByBlockHashParams, GetUncleCountByBlockHashResult } from "@serac/subnet-evm"
import { getUncleCountByBlockHash as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getUncleCountByBlockHash` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getUncleCountByBlockHash } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getUncleCountByBlockHash(), getUncleCountByBlockHash.delay("real")]
 * ```
 */
export const getUncleCountByBlockHash: RpcMock<GetUncleCountByBlockHashParams, GetUncleCountByBlockHashResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x0",
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 64 for common.Hash"
      }
    ],
  })
