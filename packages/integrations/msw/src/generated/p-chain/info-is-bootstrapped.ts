// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoIsBootstrappedParams, InfoIsBootstrappedResult } from "@serac/p-chain"
import { infoIsBootstrapped as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.isBootstrapped` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoIsBootstrapped } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoIsBootstrapped(), infoIsBootstrapped.delay("real")]
 * ```
 */
export const infoIsBootstrapped: RpcMock<InfoIsBootstrappedParams, InfoIsBootstrappedResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "isBootstrapped": true
    },
    errors: [
      {
        "code": -32000,
        "message": "there is no chain with alias/ID 'nope'",
        "data": null
      }
    ],
  })
