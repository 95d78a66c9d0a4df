// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetUTXOsParams, GetUTXOsResult } from "@serac/p-chain"
import { getUTXOs as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getUTXOs` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getUTXOs } from "@serac/msw/p-chain"
 *
 * export const handlers = [getUTXOs(), getUTXOs.delay("real")]
 * ```
 */
export const getUTXOs: RpcMock<GetUTXOsParams, GetUTXOsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "numFetched": "1",
      "utxos": [
        "0x000069109d58d26f6507c32951c92f7f09d92456e9699bf55f7ad707a4c6fc6da85b00000002691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c00000007000000012a05f2000000000000000000000000020000000209ca7e7c7d294dd361d002195d64fb6ed4918919ff901e18bda3c399f13e45057d1e41443913820fece71c20"
      ],
      "endIndex": {
        "address": "P-custom1l7gpux9a50penuf7g5zh68jpgsu38qs0pr5npz",
        "utxo": "mQNLVDXHfLCyjeuPphWQKcXtjgksYghWYmisYkVchAwvwL8no"
      },
      "encoding": "hex"
    },
    errors: [
      {
        "code": -32000,
        "message": "no addresses provided",
        "data": null
      }
    ],
  })
