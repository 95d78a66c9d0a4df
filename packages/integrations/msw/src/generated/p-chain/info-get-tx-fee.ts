// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoGetTxFeeParams, InfoGetTxFeeResult } from "@serac/p-chain"
import { infoGetTxFee as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.getTxFee` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoGetTxFee } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoGetTxFee(), infoGetTxFee.delay("real")]
 * ```
 */
export const infoGetTxFee: RpcMock<InfoGetTxFeeParams, InfoGetTxFeeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "txFee": "1000000",
      "createAssetTxFee": "1000000",
      "createSubnetTxFee": "100000000",
      "transformSubnetTxFee": "100000000",
      "createBlockchainTxFee": "100000000",
      "addPrimaryNetworkValidatorFee": "0",
      "addPrimaryNetworkDelegatorFee": "0",
      "addSubnetValidatorFee": "1000000",
      "addSubnetDelegatorFee": "1000000"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
