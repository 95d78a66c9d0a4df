// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { GetUTXOsParams, GetUTXOsResult } from "@serac/x-chain"
import { getUTXOs as operation } from "@serac/x-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `avm.getUTXOs` at `/ext/bc/{blockchainID}`.
 *
 * @example
 * ```ts
 * import { getUTXOs } from "@serac/msw/x-chain"
 *
 * export const handlers = [getUTXOs(), getUTXOs.delay("real")]
 * ```
 */
export const getUTXOs: RpcMock<GetUTXOsParams, GetUTXOsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "numFetched": "5",
      "utxos": [
        "0x000045c44b96387a6e48f607b066a7957c0ab8d4595023cdb72a3c2c40c4b2c941f600000000691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c0000000700000052786c99b2000000000000000000000001000000010455ec8ac734ab5b2fa081561f383b80c4ddf35c04c27219",
        "0x000027d423d46d4be0de7ac71a1045fd622953916ce011f042c95f01f79fa3bb4eeb00000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c000000070000000adf42e1fc000000000000000000000001000000010455ec8ac734ab5b2fa081561f383b80c4ddf35c46e58b13",
        "0x0000df2efca5a0fe45d0bce577b3939602a1eaa01f914c92f3542d575e3b7c19f1c000000000691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c0000000700000046d9d5900a000000000000000000000001000000010455ec8ac734ab5b2fa081561f383b80c4ddf35ca9fb2f96",
        "0x000052ecb6d670566f2f061432cb688d8602bddd11bb08b669568e68d35aee1ce72000000000691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c00000007000000040d532ff1000000000000000000000001000000010455ec8ac734ab5b2fa081561f383b80c4ddf35c031abca6",
        "0x0000551d6bbce0c81af115b9e3b592dafb355c2c985d5662dd3fb949ada5f96f27c100000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c00000007000000003b5a6cab0000000000000000000000010000000109ca7e7c7d294dd361d002195d64fb6ed491891977aeb55e"
      ],
      "endIndex": {
        "address": "X-custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55",
        "utxo": "s6Gt4nLzoXYi52e6Vrf4njCsxSwUwtLFZqrf7VSc1MgSBnzhG"
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
