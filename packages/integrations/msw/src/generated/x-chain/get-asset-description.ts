// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { GetAssetDescriptionParams, GetAssetDescriptionResult } from "@serac/x-chain"
import { getAssetDescription as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.getAssetDescription` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { getAssetDescription } from "@serac/msw/x-chain"
 *
 * export const handlers = [getAssetDescription(), getAssetDescription.delay("real")]
 * ```
 */
export const getAssetDescription: RpcMock<GetAssetDescriptionParams, GetAssetDescriptionResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "assetID": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
      "name": "Avalanche",
      "symbol": "AVAX",
      "denomination": "9"
    },
    errors: [
      {
        "code": -32000,
        "message": "not found",
        "data": null
      }
    ],
  })
