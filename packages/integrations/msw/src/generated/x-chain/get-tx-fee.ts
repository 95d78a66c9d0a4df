// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { GetTxFeeParams, GetTxFeeResult } from "@serac/x-chain"
import { getTxFee as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.getTxFee` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { getTxFee } from "@serac/msw/x-chain"
 *
 * export const handlers = [getTxFee(), getTxFee.delay("real")]
 * ```
 */
export const getTxFee: RpcMock<GetTxFeeParams, GetTxFeeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "txFee": "1000000",
      "createAssetTxFee": "1000000"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
