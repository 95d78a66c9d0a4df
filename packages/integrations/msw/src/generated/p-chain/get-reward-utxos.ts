// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetRewardUTXOsParams, GetRewardUTXOsResult } from "@serac/p-chain"
import { getRewardUTXOs as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getRewardUTXOs` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getRewardUTXOs } from "@serac/msw/p-chain"
 *
 * export const handlers = [getRewardUTXOs(), getRewardUTXOs.delay("real")]
 * ```
 */
export const getRewardUTXOs: RpcMock<GetRewardUTXOsParams, GetRewardUTXOsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "numFetched": "1",
      "utxos": [
        "0x000025a9eeff6906e420f21864a51a9c6f8c25c5e0dfadc49d98ecfe26549ed73e7100000003691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c000000070000000000086ecb000000000000000000000001000000013290c881f934c6e7bbceda27f1076b89edac210339692b23"
      ],
      "encoding": "hex"
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
