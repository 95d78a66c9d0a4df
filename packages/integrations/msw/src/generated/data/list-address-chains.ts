// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListAddressChainsError, ListAddressChainsParameters, ListAddressChainsResult } from "@serac/data"
import { listAddressChains as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant2,
  error401,
  error403,
  error404Variant10,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/address/{address}/chains`.
 *
 * @example
 * ```ts
 * import { listAddressChains } from "@serac/msw/data"
 *
 * export const handlers = [listAddressChains(), listAddressChains.delay("real")]
 * ```
 */
export const listAddressChains: RestMock<ListAddressChainsParameters, ListAddressChainsResult, ListAddressChainsError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "indexedChains": [
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
        }
      ],
      "unindexedChains": [
        "99928"
      ]
    },
    errors: {
      400: error400Variant2,
      401: error401,
      403: error403,
      404: error404Variant10,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
