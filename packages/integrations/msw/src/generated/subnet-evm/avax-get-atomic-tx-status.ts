// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { AvaxGetAtomicTxStatusParams, AvaxGetAtomicTxStatusResult } from "@serac/subnet-evm"
import { avaxGetAtomicTxStatus as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avax.getAtomicTxStatus` at `/ext/bc/{blockchainID}/avax`.
 *
 * @example
 * ```ts
 * import { avaxGetAtomicTxStatus } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [avaxGetAtomicTxStatus(), avaxGetAtomicTxStatus.delay("real")]
 * ```
 */
export const avaxGetAtomicTxStatus: RpcMock<AvaxGetAtomicTxStatusParams, AvaxGetAtomicTxStatusResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "status": "Accepted",
      "blockHeight": "9"
    },
    errors: [
      {
        "code": -32000,
        "message": "nil transaction ID",
        "data": null
      }
    ],
  })
