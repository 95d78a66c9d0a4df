// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminAliasParams, AdminAliasResult } from "@serac/p-chain"
import { adminAlias as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.alias` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminAlias } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminAlias(), adminAlias.delay("real")]
 * ```
 */
export const adminAlias: RpcMock<AdminAliasParams, AdminAliasResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {},
    errors: [
      {
        "code": -32000,
        "message": "route is either already aliased or already maps to a handle: /ext/myAlias",
        "data": null
      }
    ],
  })
