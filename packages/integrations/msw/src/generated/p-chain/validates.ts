// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { ValidatesParams, ValidatesResult } from "@serac/p-chain"
import { validates as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.validates` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { validates } from "@serac/msw/p-chain"
 *
 * export const handlers = [validates(), validates.delay("real")]
 * ```
 */
export const validates: RpcMock<ValidatesParams, ValidatesResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "blockchainIDs": [
        "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx"
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "problem retrieving subnet \"2Z36RnQuk1hvsnFeGWzfZUfXNr7w1SjzmDQ78YxfTVNAkDq3nZ\": not found",
        "data": null
      }
    ],
  })
