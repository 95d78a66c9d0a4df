// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { AdminGetConfigParams, AdminGetConfigResult } from "@serac/p-chain"
import { adminGetConfig as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `admin.getConfig` at `/ext/admin`.
 *
 * @example
 * ```ts
 * import { adminGetConfig } from "@serac/msw/p-chain"
 *
 * export const handlers = [adminGetConfig(), adminGetConfig.delay("real")]
 * ```
 */
export const adminGetConfig: RpcMock<AdminGetConfigParams, AdminGetConfigResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "networkID": 12345,
      "healthCheckFreq": 30000000000,
      "fdLimit": 16000,
      "trackedSubnets": []
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
