// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminStacktraceParams, AdminStacktraceResult } from "@serac/p-chain"
import { adminStacktrace as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.stacktrace` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminStacktrace } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminStacktrace(), adminStacktrace.delay("real")]
 * ```
 */
export const adminStacktrace: RpcMock<AdminStacktraceParams, AdminStacktraceResult> =
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
