// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoGetNetworkNameParams, InfoGetNetworkNameResult } from "@serac/p-chain"
import { infoGetNetworkName as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.getNetworkName` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoGetNetworkName } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoGetNetworkName(), infoGetNetworkName.delay("real")]
 * ```
 */
export const infoGetNetworkName: RpcMock<InfoGetNetworkNameParams, InfoGetNetworkNameResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "networkName": "network-1337"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
