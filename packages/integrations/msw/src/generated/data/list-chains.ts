// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListChainsError, ListChainsParameters, ListChainsResult } from "@serac/data"
import { listChains as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error400Variant7, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains`.
 *
 * @example
 * ```ts
 * import { listChains } from "@serac/msw/data"
 *
 * export const handlers = [listChains(), listChains.delay("real")]
 * ```
 */
export const listChains: RestMock<ListChainsParameters, ListChainsResult, ListChainsError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "chains": [
        {
          "chainId": "43114",
          "status": "OK",
          "chainName": "Avalanche C-Chain",
          "description": "The contract chain of the primary network.",
          "platformChainId": "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
          "subnetId": "11111111111111111111111111111111LpoYY",
          "vmId": "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6",
          "vmName": "EVM",
          "explorerUrl": "https://explorer.example.com/43114",
          "rpcUrl": "https://rpc.example.com/ext/bc/C/rpc",
          "wsUrl": "wss://rpc.example.com/ext/bc/C/ws",
          "isTestnet": false,
          "utilityAddresses": {
            "multicall": "0xcA11bde05977b3631167028862bE2a173976CA11"
          },
          "networkToken": {
            "name": "Avalanche",
            "symbol": "AVAX",
            "decimals": 18,
            "logoUri": "https://example.com/logos/avax.png",
            "description": "The native token of the primary network."
          },
          "chainLogoUri": "https://example.com/logos/c-chain.png",
          "private": false,
          "enabledFeatures": [
            "nftIndexing",
            "webhooks",
            "teleporter"
          ]
        },
        {
          "chainId": "99928",
          "status": "UNAVAILABLE",
          "chainName": "Example L1",
          "description": "An L1 of one validator.",
          "platformChainId": "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
          "subnetId": "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
          "vmName": "EVM",
          "rpcUrl": "http://127.0.0.1:9760/ext/bc/8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx/rpc",
          "isTestnet": true,
          "networkToken": {
            "name": "Example",
            "symbol": "EXL",
            "decimals": 18
          }
        }
      ]
    },
    errors: {
      400: error400Variant7,
      401: error401,
      403: error403,
      404: error404,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
