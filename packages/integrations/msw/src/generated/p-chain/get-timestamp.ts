// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetTimestampParams, GetTimestampResult } from "@serac/p-chain"
import { getTimestamp as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getTimestamp` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getTimestamp } from "@serac/msw/p-chain"
 *
 * export const handlers = [getTimestamp(), getTimestamp.delay("real")]
 * ```
 */
export const getTimestamp: RpcMock<GetTimestampParams, GetTimestampResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "timestamp": "2026-11-21T05:33:23Z"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
