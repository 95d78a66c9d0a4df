// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetBlockReceiptsParams, GetBlockReceiptsResult } from "@serac/subnet-evm"
import { getBlockReceipts as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getBlockReceipts` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getBlockReceipts } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getBlockReceipts(), getBlockReceipts.delay("real")]
 * ```
 */
export const getBlockReceipts: RpcMock<GetBlockReceiptsParams, GetBlockReceiptsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [],
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string without 0x prefix"
      }
    ],
  })
