// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { WarpGetBlockSignatureParams, WarpGetBlockSignatureResult } from "@serac/subnet-evm"
import { warpGetBlockSignature as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `warp_getBlockSignature` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { warpGetBlockSignature } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [warpGetBlockSignature(), warpGetBlockSignature.delay("real")]
 * ```
 */
export const warpGetBlockSignature: RpcMock<WarpGetBlockSignatureParams, WarpGetBlockSignatureResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x87b1ffb0357c2c40d08204a85fbd6bb51384153061adac0db6df1e5f513217572ec82e4a2cbbb67eaceb06f7895c6d1f02b1b767a935231e783acc1c081ba8662c0bc8707e98eb8f2a45eabb9d5e5d45ecc749f97aed246a5c2125911ea11654",
    errors: [
      {
        "code": -32000,
        "message": "failed to get signature for block 2ZdDyGTg2TcRgBMxKUKeh9xDL3wi1htBb6KT89oki5vpxuV4Jo with error failed to validate block message: 2: failed to get block 2ZdDyGTg2TcRgBMxKUKeh9xDL3wi1htBb6KT89oki5vpxuV4Jo: not found"
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
