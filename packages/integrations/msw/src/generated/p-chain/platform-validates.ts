// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { PlatformValidatesParams, PlatformValidatesResult } from "@serac/p-chain"
import { platformValidates as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.validates` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { platformValidates } from "@serac/msw/p-chain"
 *
 * export const handlers = [platformValidates(), platformValidates.delay("real")]
 * ```
 */
export const platformValidates: RpcMock<PlatformValidatesParams, PlatformValidatesResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "blockchainIDs": [
        "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx"
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "problem retrieving subnet \"2Z36RnQuk1hvsnFeGWzfZUfXNr7w1SjzmDQ78YxfTVNAkDq3nZ\": not found",
        "data": null
      }
    ],
  })

/** @deprecated Renamed to {@link platformValidates}. */
export const validates: typeof platformValidates = platformValidates
