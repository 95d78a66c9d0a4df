// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { InfoGetVMsParams, InfoGetVMsResult } from "@serac/p-chain"
import { infoGetVMs as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `info.getVMs` at `/ext/info`.
 *
 * @example
 * ```ts
 * import { infoGetVMs } from "@serac/msw/p-chain"
 *
 * export const handlers = [infoGetVMs(), infoGetVMs.delay("real")]
 * ```
 */
export const infoGetVMs: RpcMock<InfoGetVMsParams, InfoGetVMsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "vms": {
        "jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq": [
          "avm"
        ],
        "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6": [
          "evm"
        ],
        "rWhpuQPF1kb72esV2momhMuTYGkEb1oL29pt2EBXWmSy4kxnT": [
          "platform"
        ],
        "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy": []
      },
      "fxs": {
        "qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT": "nftfx",
        "rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy": "propertyfx",
        "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ": "secp256k1fx"
      }
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
