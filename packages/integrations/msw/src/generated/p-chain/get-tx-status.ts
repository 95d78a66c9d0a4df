// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetTxStatusParams, GetTxStatusResult } from "@serac/p-chain"
import { getTxStatus as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getTxStatus` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getTxStatus } from "@serac/msw/p-chain"
 *
 * export const handlers = [getTxStatus(), getTxStatus.delay("real")]
 * ```
 */
export const getTxStatus: RpcMock<GetTxStatusParams, GetTxStatusResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "status": "Committed"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
