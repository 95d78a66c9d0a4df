// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetBlockchainError, GetBlockchainParameters, GetBlockchainResult } from "@serac/data"
import { getBlockchain as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant4, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains/{blockchainId}`.
 *
 * @example
 * ```ts
 * import { getBlockchain } from "@serac/msw/data"
 *
 * export const handlers = [getBlockchain(), getBlockchain.delay("real")]
 * ```
 */
export const getBlockchain: RestMock<GetBlockchainParameters, GetBlockchainResult, GetBlockchainError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "createBlockTimestamp": 1795237253,
      "createBlockNumber": "39",
      "blockchainId": "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
      "vmId": "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy",
      "subnetId": "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
      "blockchainName": "Serac L1",
      "evmChainId": 99928
    },
    errors: {
      400: {
        "message": "blockchainId must be an ID of 32 bytes in CB58 with its checksum, not '8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgy'",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404Variant4,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
