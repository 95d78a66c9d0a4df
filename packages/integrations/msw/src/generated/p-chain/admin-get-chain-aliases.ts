// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminGetChainAliasesParams, AdminGetChainAliasesResult } from "@serac/p-chain"
import { adminGetChainAliases as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.getChainAliases` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminGetChainAliases } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminGetChainAliases(), adminGetChainAliases.delay("real")]
 * ```
 */
export const adminGetChainAliases: RpcMock<AdminGetChainAliasesParams, AdminGetChainAliasesResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "aliases": [
        "C",
        "evm",
        "2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC"
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "invalid input checksum",
        "data": null
      }
    ],
  })
