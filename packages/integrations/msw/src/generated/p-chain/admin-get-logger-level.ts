// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminGetLoggerLevelParams, AdminGetLoggerLevelResult } from "@serac/p-chain"
import { adminGetLoggerLevel as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.getLoggerLevel` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminGetLoggerLevel } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminGetLoggerLevel(), adminGetLoggerLevel.delay("real")]
 * ```
 */
export const adminGetLoggerLevel: RpcMock<AdminGetLoggerLevelParams, AdminGetLoggerLevelResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "loggerLevels": {
        "C": {
          "logLevel": "INFO",
          "displayLevel": "INFO"
        }
      }
    },
    errors: [
      {
        "code": -32000,
        "message": "logger with name \"nope\" not found",
        "data": null
      }
    ],
  })
