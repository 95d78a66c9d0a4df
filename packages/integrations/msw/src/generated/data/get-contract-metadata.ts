// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetContractMetadataError, GetContractMetadataParameters, GetContractMetadataResult } from "@serac/data"
import { getContractMetadata as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant2,
  error401,
  error403,
  error404Variant6,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/addresses/{address}`.
 *
 * @example
 * ```ts
 * import { getContractMetadata } from "@serac/msw/data"
 *
 * export const handlers = [getContractMetadata(), getContractMetadata.delay("real")]
 * ```
 */
export const getContractMetadata: RestMock<
  GetContractMetadataParameters,
  GetContractMetadataResult,
  GetContractMetadataError
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "name": "Token A",
      "description": "The first token of the example.",
      "officialSite": "https://example.com",
      "email": "hello@example.com",
      "logoAsset": {
        "assetId": "5b2c9f0e-logo",
        "imageUri": "https://example.com/logos/tka.png"
      },
      "bannerAsset": {
        "assetId": "5b2c9f0e-banner",
        "imageUri": "https://example.com/banners/tka.png"
      },
      "color": "#E84142",
      "resourceLinks": [
        {
          "type": "Blog",
          "url": "https://example.com/blog"
        },
        {
          "type": "Github",
          "url": "https://github.com/example/token-a"
        }
      ],
      "tags": [
        "stablecoin",
        "example"
      ],
      "address": "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
      "deploymentDetails": {
        "txHash": "0xbf3ffc6be95c566bb9eea431a20c88aa65d327d1ecee8c2286b2612680fc3ce2",
        "deployerAddress": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
      },
      "ercType": "ERC-20",
      "symbol": "TKA",
      "decimals": 18,
      "pricingProviders": {
        "coingeckoCoinId": "token-a"
      }
    },
    errors: {
      400: error400Variant2,
      401: error401,
      403: error403,
      404: error404Variant6,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
