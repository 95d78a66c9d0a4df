// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { BlobBaseFeeParams, BlobBaseFeeResult } from "@serac/subnet-evm"
import { blobBaseFee as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_blobBaseFee` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { blobBaseFee } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [blobBaseFee(), blobBaseFee.delay("real")]
 * ```
 */
export const blobBaseFee: RpcMock<BlobBaseFeeParams, BlobBaseFeeResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x1",
    errors: [
      {
        "code": -32601,
        "message": "the method eth_blobBaseFee does not exist/is not available"
      }
    ],
  })
