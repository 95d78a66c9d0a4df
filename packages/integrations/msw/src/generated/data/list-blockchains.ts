// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListBlockchainsError, ListBlockchainsParameters, ListBlockchainsResult } from "@serac/data"
import { listBlockchains as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400Variant10, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains`.
 *
 * @example
 * ```ts
 * import { listBlockchains } from "@serac/msw/data"
 *
 * export const handlers = [listBlockchains(), listBlockchains.delay("real")]
 * ```
 */
export const listBlockchains: ListingMock<
  ListBlockchainsParameters,
  ListBlockchainsResult,
  ItemOf<ListBlockchainsResult, "blockchains">,
  ListBlockchainsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "blockchains": [
        {
          "createBlockTimestamp": 1795237253,
          "createBlockNumber": "40",
          "blockchainId": "rgjD2qopLteGXEyhiUSGpb6DHC5Cy1xuh7Lep63sZ7scFr7YM",
          "vmId": "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy",
          "subnetId": "NxGTsoYvUZrvuF6cx9bRJKHSskarBGo3TYrs9N45g5gtFS4zm",
          "blockchainName": "Permissioned EVM"
        },
        {
          "createBlockTimestamp": 1795237253,
          "createBlockNumber": "39",
          "blockchainId": "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
          "vmId": "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy",
          "subnetId": "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
          "blockchainName": "Serac L1",
          "evmChainId": 99928
        }
      ]
    },
    errors: {
      400: error400Variant10,
      401: error401,
      403: error403,
      404: error404,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    numbers: ["pageSize"],
  })
