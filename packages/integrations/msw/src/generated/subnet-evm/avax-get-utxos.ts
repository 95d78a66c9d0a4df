// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { AvaxGetUTXOsParams, AvaxGetUTXOsResult } from "@serac/subnet-evm"
import { avaxGetUTXOs as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avax.getUTXOs` at `/ext/bc/{blockchainID}/avax`.
 *
 * @example
 * ```ts
 * import { avaxGetUTXOs } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [avaxGetUTXOs(), avaxGetUTXOs.delay("real")]
 * ```
 */
export const avaxGetUTXOs: RpcMock<AvaxGetUTXOsParams, AvaxGetUTXOsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "numFetched": "1",
      "utxos": [
        "0x00003680fa9066692e819837570fb79158f08429241d33e0feac1116255c60cda1f500000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c000000070000000165a0bc000000000000000000000000010000000109ca7e7c7d294dd361d002195d64fb6ed49189191e039e3d"
      ],
      "endIndex": {
        "address": "C-custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55",
        "utxo": "kG1wEQfpyYH17LtA5FaXRtSyVP4euaSrCYR7oXGmfxBNPpmes"
      },
      "encoding": "hex"
    },
    errors: [
      {
        "code": -32000,
        "message": "no source chain provided",
        "data": null
      }
    ],
  })
