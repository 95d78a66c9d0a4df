// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminLockProfileParams, AdminLockProfileResult } from "@serac/p-chain"
import { adminLockProfile as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.lockProfile` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminLockProfile } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminLockProfile(), adminLockProfile.delay("real")]
 * ```
 */
export const adminLockProfile: RpcMock<AdminLockProfileParams, AdminLockProfileResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {},
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
