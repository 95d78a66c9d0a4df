// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetBadBlocksParams, GetBadBlocksResult } from "@serac/subnet-evm"
import { getBadBlocks as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getBadBlocks` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getBadBlocks } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getBadBlocks(), getBadBlocks.delay("real")]
 * ```
 */
export const getBadBlocks: RpcMock<GetBadBlocksParams, GetBadBlocksResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: [],
    errors: [
      {
        "code": -32601,
        "message": "the method eth_getBadBlocks does not exist/is not available"
      },
      {
        "code": -32602,
        "message": "too many arguments, want at most {count}"
      }
    ],
  })
