// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoAcpsParams, InfoAcpsResult } from "@serac/p-chain"
import { infoAcps as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.acps` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoAcps } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoAcps(), infoAcps.delay("real")]
 * ```
 */
export const infoAcps: RpcMock<InfoAcpsParams, InfoAcpsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "acps": {}
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
