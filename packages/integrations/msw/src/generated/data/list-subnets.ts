// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { ListSubnetsError, ListSubnetsParameters, ListSubnetsResult } from "@serac/data"
import { listSubnets as operation } from "@serac/data/operations"
import type { ItemOf } from "@serac/client/rest"
import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"
import { error400Variant10, error401, error403, error404, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/subnets`.
 *
 * @example
 * ```ts
 * import { listSubnets } from "@serac/msw/data"
 *
 * export const handlers = [listSubnets(), listSubnets.delay("real")]
 * ```
 */
export const listSubnets: ListingMock<
  ListSubnetsParameters,
  ListSubnetsResult,
  ItemOf<ListSubnetsResult, "subnets">,
  ListSubnetsError
> =
  /* @__PURE__ */ listingMock(operation, {
    example: {
      "nextPageToken": "8c1f7a52-3f0e-4e0b-b7a8-5f9e6f0a3d11",
      "subnets": [
        {
          "createBlockTimestamp": 1795237252,
          "createBlockIndex": "33",
          "subnetId": "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
          "ownerAddresses": [
            "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
          ],
          "threshold": 1,
          "locktime": 0,
          "subnetOwnershipInfo": {
            "locktime": 0,
            "threshold": 1,
            "addresses": [
              "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
            ]
          },
          "isL1": true,
          "l1ConversionTransactionHash": "2BUTd5iydsmf4o4cxBEqwc9rRabXBTPDfwijjccYs5S4PBuUMt",
          "l1ValidatorManagerDetails": {
            "blockchainId": "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
            "contractAddress": "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
          },
          "blockchains": [
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
        {
          "createBlockTimestamp": 1795237252,
          "createBlockIndex": "31",
          "subnetId": "NxGTsoYvUZrvuF6cx9bRJKHSskarBGo3TYrs9N45g5gtFS4zm",
          "ownerAddresses": [
            "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
          ],
          "threshold": 1,
          "locktime": 0,
          "subnetOwnershipInfo": {
            "locktime": 0,
            "threshold": 1,
            "addresses": [
              "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
            ]
          },
          "isL1": false,
          "blockchains": [
            {
              "createBlockTimestamp": 1795237253,
              "createBlockNumber": "40",
              "blockchainId": "rgjD2qopLteGXEyhiUSGpb6DHC5Cy1xuh7Lep63sZ7scFr7YM",
              "vmId": "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy",
              "subnetId": "NxGTsoYvUZrvuF6cx9bRJKHSskarBGo3TYrs9N45g5gtFS4zm",
              "blockchainName": "Permissioned EVM"
            }
          ]
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
