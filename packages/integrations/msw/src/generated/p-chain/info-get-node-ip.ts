// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoGetNodeIPParams, InfoGetNodeIPResult } from "@serac/p-chain"
import { infoGetNodeIP as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.getNodeIP` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoGetNodeIP } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoGetNodeIP(), infoGetNodeIP.delay("real")]
 * ```
 */
export const infoGetNodeIP: RpcMock<InfoGetNodeIPParams, InfoGetNodeIPResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "ip": "127.0.0.1:9661"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
