// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { GetBlockByHeightParams, GetBlockByHeightResult } from "@serac/x-chain"
import { getBlockByHeight as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.getBlockByHeight` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { getBlockByHeight } from "@serac/msw/x-chain"
 *
 * export const handlers = [getBlockByHeight(), getBlockByHeight.delay("real")]
 * ```
 */
export const getBlockByHeight: RpcMock<GetBlockByHeightParams, GetBlockByHeightResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "block": "0x0000000000142d4bf7291a5ce9dd13f6330ef4e2c91ccd6e5cc4ca968155103bd87cbe780a5c0000000000000000000000005fcb13d00000000000000000000000000000000000000000000000000000000000000000000000001e65c0b8",
      "encoding": "hex"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't get block at height 1057: not found",
        "data": null
      }
    ],
  })
