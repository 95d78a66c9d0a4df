// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { GetTxStatusParams, GetTxStatusResult } from "@serac/x-chain"
import { getTxStatus as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.getTxStatus` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { getTxStatus } from "@serac/msw/x-chain"
 *
 * export const handlers = [getTxStatus(), getTxStatus.delay("real")]
 * ```
 */
export const getTxStatus: RpcMock<GetTxStatusParams, GetTxStatusResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "status": "Accepted"
    },
    errors: [
      {
        "code": -32000,
        "message": "nil transaction ID",
        "data": null
      }
    ],
  })
