// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  GetLastActivityTimestampByAddressesV2Error,
  GetLastActivityTimestampByAddressesV2Parameters,
  GetLastActivityTimestampByAddressesV2Result,
} from "@serac/data"
import { getLastActivityTimestampByAddressesV2 as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant11, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `POST /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`.
 *
 * @example
 * ```ts
 * import { getLastActivityTimestampByAddressesV2 } from "@serac/msw/data"
 *
 * export const handlers = [getLastActivityTimestampByAddressesV2(), getLastActivityTimestampByAddressesV2.delay("real")]
 * ```
 */
export const getLastActivityTimestampByAddressesV2: RestMock<
  GetLastActivityTimestampByAddressesV2Parameters,
  GetLastActivityTimestampByAddressesV2Result,
  GetLastActivityTimestampByAddressesV2Error
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "timestamp": 1795259000,
      "blockNumber": "41",
      "txHash": "aAK215gwaeHV8CmXxQ3E2RBFxMqcjbNoR5kWUoyGMv7evXnTF",
      "utxoId": "XxTUVLfPrB29Ni3wo7LTujFegMdnWeDd46oFUdMs68GU3iVKH",
      "isConsumed": true,
      "chainName": "p-chain",
      "network": "mainnet"
    },
    errors: {
      400: {
        "message": "body must be JSON",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404Variant11,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
