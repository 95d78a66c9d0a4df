// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetRawTransactionByHashParams, GetRawTransactionByHashResult } from "@serac/subnet-evm"
import { getRawTransactionByHash as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getRawTransactionByHash` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getRawTransactionByHash } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getRawTransactionByHash(), getRawTransactionByHash.delay("real")]
 * ```
 */
export const getRawTransactionByHash: RpcMock<GetRawTransactionByHashParams, GetRawTransactionByHashResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x02f86c82a86808847735940084ee6b2803825208945ad371f63a66db032e2cb30ce0cb547c8343cad10480c001a0b3631ed93a1aa69280246987a1ce026319cc281a2149cb3d5debfbbeb8a5012aa060680875621ae8bd7f3de155048ea4eea696919ec018646b4405f483d7431922",
    errors: [
      {
        "code": -32602,
        "message": "invalid argument 0: hex string has length 2, want 64 for common.Hash"
      }
    ],
  })
