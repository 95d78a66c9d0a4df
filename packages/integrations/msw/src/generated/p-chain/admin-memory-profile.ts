// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminMemoryProfileParams, AdminMemoryProfileResult } from "@serac/p-chain"
import { adminMemoryProfile as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.memoryProfile` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminMemoryProfile } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminMemoryProfile(), adminMemoryProfile.delay("real")]
 * ```
 */
export const adminMemoryProfile: RpcMock<AdminMemoryProfileParams, AdminMemoryProfileResult> =
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
