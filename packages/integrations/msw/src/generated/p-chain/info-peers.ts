// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoPeersParams, InfoPeersResult } from "@serac/p-chain"
import { infoPeers as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.peers` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoPeers } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoPeers(), infoPeers.delay("real")]
 * ```
 */
export const infoPeers: RpcMock<InfoPeersParams, InfoPeersResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "numPeers": "0",
      "peers": []
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
