// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { IndexIsAcceptedParams, IndexIsAcceptedResult } from "@serac/x-chain"
import { indexIsAccepted as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `index.isAccepted` at `/ext/index/{blockchainID}/{index}`.
 *
 * @example
 * ```ts
 * import { indexIsAccepted } from "@serac/msw/x-chain"
 *
 * export const handlers = [indexIsAccepted(), indexIsAccepted.delay("real")]
 * ```
 */
export const indexIsAccepted: RpcMock<IndexIsAcceptedParams, IndexIsAcceptedResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "isAccepted": true
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
