// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminSetLoggerLevelParams, AdminSetLoggerLevelResult } from "@serac/p-chain"
import { adminSetLoggerLevel as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.setLoggerLevel` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminSetLoggerLevel } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminSetLoggerLevel(), adminSetLoggerLevel.delay("real")]
 * ```
 */
export const adminSetLoggerLevel: RpcMock<AdminSetLoggerLevelParams, AdminSetLoggerLevelResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "loggerLevels": {
        "C": {
          "logLevel": "DEBUG",
          "displayLevel": "INFO"
        }
      }
    },
    errors: [
      {
        "code": -32000,
        "message": "need to specify either displayLevel or logLevel",
        "data": null
      }
    ],
  })
