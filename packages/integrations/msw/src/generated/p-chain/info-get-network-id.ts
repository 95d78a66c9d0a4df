// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoGetNetworkIDParams, InfoGetNetworkIDResult } from "@serac/p-chain"
import { infoGetNetworkID as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.getNetworkID` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoGetNetworkID } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoGetNetworkID(), infoGetNetworkID.delay("real")]
 * ```
 */
export const infoGetNetworkID: RpcMock<InfoGetNetworkIDParams, InfoGetNetworkIDResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "networkID": "1337"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
