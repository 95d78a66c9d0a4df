// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetStakingAssetIDParams, GetStakingAssetIDResult } from "@serac/p-chain"
import { getStakingAssetID as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getStakingAssetID` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getStakingAssetID } from "@serac/msw/p-chain"
 *
 * export const handlers = [getStakingAssetID(), getStakingAssetID.delay("real")]
 * ```
 */
export const getStakingAssetID: RpcMock<GetStakingAssetIDParams, GetStakingAssetIDResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "assetID": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA"
    },
    errors: [
      {
        "code": -32000,
        "message": "failed fetching subnet transformation for 2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv: not found",
        "data": null
      }
    ],
  })
