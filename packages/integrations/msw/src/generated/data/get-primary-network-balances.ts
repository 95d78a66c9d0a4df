// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  GetPrimaryNetworkBalancesError,
  GetPrimaryNetworkBalancesParameters,
  GetPrimaryNetworkBalancesResult,
} from "@serac/data"
import { getPrimaryNetworkBalances as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant9,
  error401,
  error403,
  error404Variant4,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains/{blockchainId}/balances`.
 *
 * @example
 * ```ts
 * import { getPrimaryNetworkBalances } from "@serac/msw/data"
 *
 * export const handlers = [getPrimaryNetworkBalances(), getPrimaryNetworkBalances.delay("real")]
 * ```
 */
export const getPrimaryNetworkBalances: RestMock<
  GetPrimaryNetworkBalancesParameters,
  GetPrimaryNetworkBalancesResult,
  GetPrimaryNetworkBalancesError
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "balances": {
        "unlockedUnstaked": [
          {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "49980003000000",
            "utxoCount": 12
          }
        ],
        "unlockedStaked": [
          {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "5000000000000",
            "utxoCount": 2
          }
        ],
        "lockedPlatform": [
          {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "41000000000",
            "utxoCount": 1
          }
        ],
        "lockedStakeable": [
          {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "1998000000000000",
            "utxoCount": 1
          }
        ],
        "lockedStaked": [
          {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "2000000000000",
            "utxoCount": 1
          }
        ],
        "pendingStaked": [],
        "atomicMemoryUnlocked": [
          {
            "assetId": "oJ2uU6a7ajE4QkVA9RYqmTPD9RabbLE1GNKPpVwwNjPNV17yA",
            "name": "Avalanche",
            "symbol": "AVAX",
            "denomination": 9,
            "type": "secp256k1",
            "amount": "150048836310",
            "utxoCount": 1,
            "sharedWithChainId": "oXb4T2zH7vU7PHVSiCusSwqTdBYootPv9rx9QBScrNuSVPcX7",
            "status": "import"
          }
        ],
        "atomicMemoryLocked": []
      },
      "chainInfo": {
        "chainName": "p-chain",
        "network": "testnet"
      }
    },
    errors: {
      400: error400Variant9,
      401: error401,
      403: error403,
      404: error404Variant4,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["blockTimestamp"],
    lists: { addresses: "," },
  })
