// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  GetPrimaryNetworkAddressesError,
  GetPrimaryNetworkAddressesParameters,
  GetPrimaryNetworkAddressesResult,
} from "@serac/data"
import { getPrimaryNetworkAddresses as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error400Variant2, error401, error403, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}/primaryNetworkAddresses`.
 *
 * @example
 * ```ts
 * import { getPrimaryNetworkAddresses } from "@serac/msw/data"
 *
 * export const handlers = [getPrimaryNetworkAddresses(), getPrimaryNetworkAddresses.delay("real")]
 * ```
 */
export const getPrimaryNetworkAddresses: RestMock<
  GetPrimaryNetworkAddressesParameters,
  GetPrimaryNetworkAddressesResult,
  GetPrimaryNetworkAddressesError
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "address": "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
      "publicKey": "0x0327448e78ffa8cdb24cf19be0204ad954b1bdb4db8c51183534c1eecf2ebd094e",
      "txHash": "0xad45962bcea2c1da9778d827d877114f86a5651659db5da66fe76a910c8e1da1",
      "xChainAddress": "X-avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5",
      "pChainAddress": "P-avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5",
      "cChainAddress": "C-avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5"
    },
    errors: {
      400: error400Variant2,
      401: error401,
      403: error403,
      404: {
        "message": "address 0x000000000000000000000000000000000000dEaD sent none of the last 2000 transactions of chain 43114 that it is in, so that its public key is not known",
        "statusCode": 404,
        "error": "Not Found"
      },
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
