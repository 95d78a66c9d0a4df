// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListTokenHoldersError, ListTokenHoldersParameters, ListTokenHoldersResult } from "@serac/data"
import { listTokenHolders as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import {
  error400Variant1,
  error401,
  error403,
  error404Variant5,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/tokens/{address}/holders`.
 *
 * @example
 * ```ts
 * import { listTokenHolders } from "@serac/msw/data"
 *
 * export const handlers = [listTokenHolders(), listTokenHolders.delay("real")]
 * ```
 */
export const listTokenHolders: ListingMock<
  ListTokenHoldersParameters,
  ListTokenHoldersResult,
  ItemOf<ListTokenHoldersResult, "holders">,
  ListTokenHoldersError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "holderCount": 3,
      "totalSupply": "100000000000000000000",
      "holders": [
        {
          "name": "Staked Ice",
          "symbol": "STICE",
          "decimals": 18,
          "address": "0x6122898c454eEF0570b288492A6D3f2d10c337B6",
          "balance": "66000000000000000000"
        },
        {
          "address": "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
          "balance": "33999999999999999999"
        }
      ]
    },
    errors: {
      400: error400Variant1,
      401: error401,
      403: error403,
      404: error404Variant5,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize"],
  })
