// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminDbGetParams, AdminDbGetResult } from "@serac/p-chain"
import { adminDbGet as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.dbGet` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminDbGet } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminDbGet(), adminDbGet.delay("real")]
 * ```
 */
export const adminDbGet: RpcMock<AdminDbGetParams, AdminDbGetResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "value": "",
      "errorCode": 2
    },
    errors: [
      {
        "code": -32000,
        "message": "missing 0x prefix to hex encoding",
        "data": null
      }
    ],
  })
