// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { IndexGetContainerByIDParams, IndexGetContainerByIDResult } from "@serac/p-chain"
import { indexGetContainerByID as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `index.getContainerByID` at `/ext/index/{blockchainID}/{index}`.
 *
 * @example
 * ```ts
 * import { indexGetContainerByID } from "@serac/msw/p-chain"
 *
 * export const handlers = [indexGetContainerByID(), indexGetContainerByID.delay("real")]
 * ```
 */
export const indexGetContainerByID: RpcMock<IndexGetContainerByIDParams, IndexGetContainerByIDResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "id": "ajmXdaUP7oaUZQzfz65d32oGB1hPUrucQzJdWFz2CEvqw16gR",
      "bytes": "0x000000000000074615592e3b90f93e755324655f0bcb58bd0f8dbc74f1fb27662539e219875b000000006b01257000000000000000000000000000000187000000000020000000006b012570074615592e3b90f93e755324655f0bcb58bd0f8dbc74f1fb27662539e219875b0000000000000001000000010000001100000539000000000000000000000000000000000000000000000000000000000000000000000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c0000000700000022ef9b6a88000000000000000000000001000000013cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c000000000000000069a56544f804713fa4dbd6f0e75c13d01fb833fd4a9d4a0561c72352f8d3933f000000010ebb623061fd6323c6d5351d39de80ec49221a664d6b78f32976a2e824230bd400000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c0000000500000022ef9b8ad60000000100000000000000010000000900000001ba52a597599e932d320cc2a99a4597ddc9b530a068edc2e03eb3d3cff8d902775771447d46bfc6e3bd7c90e9e9ac0e4b79f75fb1bd2eade9dbf21bf5618ae70100000000007b2cafd1",
      "timestamp": "2026-11-21T05:00:32.829349451Z",
      "encoding": "hex",
      "index": "0"
    },
    errors: [
      {
        "code": -32000,
        "message": "not found",
        "data": null
      }
    ],
  })
