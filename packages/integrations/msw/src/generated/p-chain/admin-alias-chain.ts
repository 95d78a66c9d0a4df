// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminAliasChainParams, AdminAliasChainResult } from "@serac/p-chain"
import { adminAliasChain as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.aliasChain` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminAliasChain } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminAliasChain(), adminAliasChain.delay("real")]
 * ```
 */
export const adminAliasChain: RpcMock<AdminAliasChainParams, AdminAliasChainResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {},
    errors: [
      {
        "code": -32000,
        "message": "alias already mapped to an ID: other",
        "data": null
      }
    ],
  })
