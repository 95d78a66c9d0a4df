// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetBlockchainStatusParams, GetBlockchainStatusResult } from "@serac/p-chain"
import { getBlockchainStatus as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getBlockchainStatus` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getBlockchainStatus } from "@serac/msw/p-chain"
 *
 * export const handlers = [getBlockchainStatus(), getBlockchainStatus.delay("real")]
 * ```
 */
export const getBlockchainStatus: RpcMock<GetBlockchainStatusParams, GetBlockchainStatusResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "status": "Validating"
    },
    errors: [
      {
        "code": -32000,
        "message": "argument 'blockchainID' not given",
        "data": null
      }
    ],
  })
