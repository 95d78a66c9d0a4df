// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoGetBlockchainIDParams, InfoGetBlockchainIDResult } from "@serac/p-chain"
import { infoGetBlockchainID as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.getBlockchainID` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoGetBlockchainID } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoGetBlockchainID(), infoGetBlockchainID.delay("real")]
 * ```
 */
export const infoGetBlockchainID: RpcMock<InfoGetBlockchainIDParams, InfoGetBlockchainIDResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "blockchainID": "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7"
    },
    errors: [
      {
        "code": -32000,
        "message": "there is no ID with alias: nope",
        "data": null
      }
    ],
  })
