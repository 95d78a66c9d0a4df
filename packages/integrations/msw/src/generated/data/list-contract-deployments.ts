// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  ListContractDeploymentsError,
  ListContractDeploymentsParameters,
  ListContractDeploymentsResult,
} from "@serac/data"
import { listContractDeployments as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400, error401, error403, error404Variant5, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/contracts/{address}/deployments`.
 *
 * @example
 * ```ts
 * import { listContractDeployments } from "@serac/msw/data"
 *
 * export const handlers = [listContractDeployments(), listContractDeployments.delay("real")]
 * ```
 */
export const listContractDeployments: ListingMock<
  ListContractDeploymentsParameters,
  ListContractDeploymentsResult,
  ItemOf<ListContractDeploymentsResult, "contracts">,
  ListContractDeploymentsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "contracts": [
        {
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
        {
          "name": "Ice Cores",
          "address": "0x1c64E344536221f938F724ba2a4677cc04657E77",
          "deploymentDetails": {
            "txHash": "0x3c0065c7f728a14f08e116dbc72d11ba20f17277e3a7933225d5e666db784bac",
            "deployerAddress": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
          },
          "ercType": "ERC-721",
          "symbol": "ICE"
        },
        {
          "name": "Shards",
          "address": "0xa21bC43853A4424D2e987A81f204C66Fd516844c",
          "deploymentDetails": {
            "txHash": "0xa71a4b670001fcd50e07dedc88113e5bf21495e635ff787eac3c350d11589c7d",
            "deployerAddress": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971"
          },
          "ercType": "ERC-1155",
          "symbol": "SHD",
          "pricingProviders": {
            "coingeckoCoinId": "shards"
          }
        },
        {
          "address": "0x2EEc7F494c786389aeAd947f59203708974F06b8",
          "deploymentDetails": {
            "txHash": "0x28be37306885d9feb07d7ee20d2304c9a722a6e6068645c62c0118019b5688fa",
            "deployerAddress": "0xb5ACCa84f52CE7571a9EA332F605994f7c110971",
            "deployerContractAddress": "0x16d41353650364b20ab930CA2f6DF37B46d25DA5"
          },
          "ercType": "UNKNOWN"
        }
      ]
    },
    errors: {
      400: error400,
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
