// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminLoadVMsParams, AdminLoadVMsResult } from "@serac/p-chain"
import { adminLoadVMs as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.loadVMs` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminLoadVMs } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminLoadVMs(), adminLoadVMs.delay("real")]
 * ```
 */
export const adminLoadVMs: RpcMock<AdminLoadVMsParams, AdminLoadVMsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "newVMs": {}
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
