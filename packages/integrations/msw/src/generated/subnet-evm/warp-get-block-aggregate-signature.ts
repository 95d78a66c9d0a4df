// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { WarpGetBlockAggregateSignatureParams, WarpGetBlockAggregateSignatureResult } from "@serac/subnet-evm"
import { warpGetBlockAggregateSignature as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `warp_getBlockAggregateSignature` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { warpGetBlockAggregateSignature } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [warpGetBlockAggregateSignature(), warpGetBlockAggregateSignature.delay("real")]
 * ```
 */
export const warpGetBlockAggregateSignature: RpcMock<
  WarpGetBlockAggregateSignatureParams,
  WarpGetBlockAggregateSignatureResult
> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x000000000539ec8b6f2c796c33893c514d7dbd3195a57b3dd7b8d99f715cad637e3817cf1f8f00000026000000000000b42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d9871200000000000000010487b1ffb0357c2c40d08204a85fbd6bb51384153061adac0db6df1e5f513217572ec82e4a2cbbb67eaceb06f7895c6d1f02b1b767a935231e783acc1c081ba8662c0bc8707e98eb8f2a45eabb9d5e5d45ecc749f97aed246a5c2125911ea11654",
    errors: [
      {
        "code": -32000,
        "message": "failed to parse subnetID: \"nonsense\""
      },
      {
        "code": -32002,
        "message": "request timed out"
      },
      {
        "code": -32602,
        "message": "invalid argument {index}: {reason}"
      },
      {
        "code": -32601,
        "message": "the method {method} does not exist/is not available"
      }
    ],
  })
