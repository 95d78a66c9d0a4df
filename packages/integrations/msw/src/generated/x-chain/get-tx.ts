// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { GetTxParams, GetTxResult } from "@serac/x-chain"
import { getTx as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.getTx` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { getTx } from "@serac/msw/x-chain"
 *
 * export const handlers = [getTx(), getTx.delay("real")]
 * ```
 */
export const getTx: RpcMock<GetTxParams, GetTxResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "tx": "0x0000000000010000053969a56544f804713fa4dbd6f0e75c13d01fb833fd4a9d4a0561c72352f8d3933f00000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c000000070000000129f6afc0000000000000000000000001000000013cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c0000000168ecf29abdc4ec4b8331110145f70a3f8168fc71e4f207d4de304b0ad1007a7600000004691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c00000005000000012a05f2000000000100000001000000000008437265766173736500034649580b00000001000000000000000200000007000000000000f8f500000000000000000000000100000001fde3f88f2a5ede9147d84ee3e47b8bcc70ff73710000000700000000000f4240000000000000000000000001000000013cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c0000000100000009000000018a0d2ff48ddea212a0433db4b85e3e1bf32472262f5a2da7216d5bc6f96f99793f268b81fd4cff9949f65006b25fc89e8bb1aabcd34bf0d6bb85d32a59ed7b64009e98c37c",
      "encoding": "hex"
    },
    errors: [
      {
        "code": -32000,
        "message": "not found",
        "data": null
      }
    ],
  })
