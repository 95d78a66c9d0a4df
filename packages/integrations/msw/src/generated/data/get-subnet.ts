// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetSubnetError, GetSubnetParameters, GetSubnetResult } from "@serac/data"
import { getSubnet as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant3, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/subnets/{subnetId}`.
 *
 * @example
 * ```ts
 * import { getSubnet } from "@serac/msw/data"
 *
 * export const handlers = [getSubnet(), getSubnet.delay("real")]
 * ```
 */
export const getSubnet: RestMock<GetSubnetParameters, GetSubnetResult, GetSubnetError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
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
    errors: {
      400: {
        "message": "subnetId must be an ID of 32 bytes in CB58 with its checksum, not '2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyw'",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404Variant3,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
