// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { GetBlockchainsParams, GetBlockchainsResult } from "@serac/p-chain"
import { getBlockchains as operation } from "@serac/p-chain/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `platform.getBlockchains` at `/ext/bc/P`.
 *
 * @example
 * ```ts
 * import { getBlockchains } from "@serac/msw/p-chain"
 *
 * export const handlers = [getBlockchains(), getBlockchains.delay("real")]
 * ```
 */
export const getBlockchains: RpcMock<GetBlockchainsParams, GetBlockchainsResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "blockchains": [
        {
          "id": "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
          "name": "Serac L1",
          "subnetID": "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
          "vmID": "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy"
        },
        {
          "id": "rgjD2qopLteGXEyhiUSGpb6DHC5Cy1xuh7Lep63sZ7scFr7YM",
          "name": "Permissioned EVM",
          "subnetID": "NxGTsoYvUZrvuF6cx9bRJKHSskarBGo3TYrs9N45g5gtFS4zm",
          "vmID": "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy"
        },
        {
          "id": "2oBDXc3noWjgvAdUuXpKkCHhXuowcuPGGzSnCuiSk6vH5izYq7",
          "name": "C-Chain",
          "subnetID": "11111111111111111111111111111111LpoYY",
          "vmID": "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6"
        },
        {
          "id": "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7",
          "name": "X-Chain",
          "subnetID": "11111111111111111111111111111111LpoYY",
          "vmID": "jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq"
        }
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
        "data": null
      }
    ],
  })
