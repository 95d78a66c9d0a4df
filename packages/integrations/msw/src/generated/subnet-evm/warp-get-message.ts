// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { WarpGetMessageParams, WarpGetMessageResult } from "@serac/subnet-evm"
import { warpGetMessage as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `warp_getMessage` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { warpGetMessage } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [warpGetMessage(), warpGetMessage.delay("real")]
 * ```
 */
export const warpGetMessage: RpcMock<WarpGetMessageParams, WarpGetMessageResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "0x000000000539ec8b6f2c796c33893c514d7dbd3195a57b3dd7b8d99f715cad637e3817cf1f8f000001c200000000000100000014253b2784c75e510dd0ff1da844684a1ac0aa5fcf000001a000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000001000000000000000000000000a43bd7b44c5d4c9a8a1eefbc6af790041dbf807712234f8ae3aed0a078f4364cbf6c8f66fb7c31119453cfe97789c6e06d05cea4000000000000000000000000dea8d04f72044d8fecb4ead4b8886e8c0f91dd680000000000000000000000000000000000000000000000000000000000030d4000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000120000000000000000000000000000000000000000000000000000000000000014000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001368656c6c6f20466576756e612039303835333100000000000000000000000000",
    errors: [
      {
        "code": -32000,
        "message": "failed to get message 2aKAvMczfqXfkGriAFxrpeb38V1Sr2dvgTnzxsiWPGiCZ4DmWw with error not found"
      },
      {
        "code": -32602,
        "message": "invalid argument 0: couldn't decode ID to bytes: base58 decoding error: Invalid base58 digit ('0')"
      },
      {
        "code": -32601,
        "message": "the method {method} does not exist/is not available"
      }
    ],
  })
