// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListErc20BalancesError, ListErc20BalancesParameters, ListErc20BalancesResult } from "@serac/data"
import { listErc20Balances as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import {
  error400Variant1,
  error401,
  error403,
  error404Variant7,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/balances:listErc20`.
 *
 * @example
 * ```ts
 * import { listErc20Balances } from "@serac/msw/data"
 *
 * export const handlers = [listErc20Balances(), listErc20Balances.delay("real")]
 * ```
 */
export const listErc20Balances: ListingMock<
  ListErc20BalancesParameters,
  ListErc20BalancesResult,
  ItemOf<ListErc20BalancesResult, "erc20TokenBalances">,
  ListErc20BalancesError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "nativeTokenBalance": {
        "name": "Avalanche",
        "symbol": "AVAX",
        "decimals": 18,
        "logoUri": "https://example.com/logos/avax.png",
        "chainId": "43114",
        "price": {
          "currencyCode": "usd",
          "value": "17.25"
        },
        "balance": "2901600000000000000",
        "balanceValue": {
          "currencyCode": "usd",
          "value": "50.0526"
        }
      },
      "erc20TokenBalances": [
        {
          "address": "0x2EEc7F494c786389aeAd947f59203708974F06b8",
          "name": "Token B",
          "symbol": "TKB",
          "decimals": 6,
          "ercType": "ERC-20",
          "tokenReputation": null,
          "chainId": "43114",
          "balance": "15000000",
          "balanceSource": "events"
        },
        {
          "address": "0x6122898c454eEF0570b288492A6D3f2d10c337B6",
          "name": "Staked Ice",
          "symbol": "STICE",
          "decimals": 18,
          "ercType": "ERC-20",
          "tokenReputation": null,
          "chainId": "43114",
          "balance": "1000000000000000007",
          "balanceSource": "call"
        },
        {
          "address": "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
          "name": "Token A",
          "symbol": "TKA",
          "decimals": 18,
          "logoUri": "https://example.com/logos/tka.png",
          "ercType": "ERC-20",
          "tokenReputation": "Benign",
          "price": {
            "currencyCode": "usd",
            "value": "0.9987"
          },
          "chainId": "43114",
          "balance": "66000000000000000000",
          "balanceValue": {
            "currencyCode": "usd",
            "value": "65.9142"
          },
          "balanceSource": "events"
        }
      ]
    },
    errors: {
      400: error400Variant1,
      401: error401,
      403: error403,
      404: error404Variant7,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize"],
    booleans: ["filterSpamTokens"],
    lists: { contractAddresses: "," },
  })
