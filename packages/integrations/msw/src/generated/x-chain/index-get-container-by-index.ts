// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { IndexGetContainerByIndexParams, IndexGetContainerByIndexResult } from "@serac/x-chain"
import { indexGetContainerByIndex as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `index.getContainerByIndex` at `/ext/index/{blockchainID}/{index}`.
 *
 * @example
 * ```ts
 * import { indexGetContainerByIndex } from "@serac/msw/x-chain"
 *
 * export const handlers = [indexGetContainerByIndex(), indexGetContainerByIndex.delay("real")]
 * ```
 */
export const indexGetContainerByIndex: RpcMock<IndexGetContainerByIndexParams, IndexGetContainerByIndexResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "id": "XKhqeBQnmsQ1oknEJXbstcSfs2tW4tYj3zVpoXP8om3BwoAZT",
      "bytes": "0x000000000000d607e979e772ef551a92c10e0547a03c81a76cee3ec1a866d54f4cbe1e65c0b8000000006b01256c000000000000000000000000000001d3000000000014d607e979e772ef551a92c10e0547a03c81a76cee3ec1a866d54f4cbe1e65c0b80000000000000001000000006b01256c000000000000000000000000000000000000000000000000000000000000000000000001000000000000053969a56544f804713fa4dbd6f0e75c13d01fb833fd4a9d4a0561c72352f8d3933f00000002691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c00000007000000040d532ff1000000000000000000000001000000010455ec8ac734ab5b2fa081561f383b80c4ddf35c691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c00000007006a94d341e08dcf000000000000000000000001000000013cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c00000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c00000004691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c00000005006a94d74f4300000000000100000000000000000000000100000009000000015fd51a4bedba966ad734a53a536adc29c239d7b482ef24f9ab473f53bfaca8b91e818ed3b9fe82c721a89ee8cc4044dd43e3d3fcafc93dd15f81406384423c92000000000085e03e55",
      "timestamp": "2026-11-21T05:00:28.189818604Z",
      "encoding": "hex",
      "index": "0"
    },
    errors: [
      {
        "code": -32000,
        "message": "no container at index 100000",
        "data": null
      }
    ],
  })
