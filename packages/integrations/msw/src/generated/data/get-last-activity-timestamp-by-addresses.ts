// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  GetLastActivityTimestampByAddressesError,
  GetLastActivityTimestampByAddressesParameters,
  GetLastActivityTimestampByAddressesResult,
} from "@serac/data"
import { getLastActivityTimestampByAddresses as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant9,
  error401,
  error403,
  error404Variant11,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`.
 *
 * @example
 * ```ts
 * import { getLastActivityTimestampByAddresses } from "@serac/msw/data"
 *
 * export const handlers = [getLastActivityTimestampByAddresses(), getLastActivityTimestampByAddresses.delay("real")]
 * ```
 */
export const getLastActivityTimestampByAddresses: RestMock<
  GetLastActivityTimestampByAddressesParameters,
  GetLastActivityTimestampByAddressesResult,
  GetLastActivityTimestampByAddressesError
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
      400: error400Variant9,
      401: error401,
      403: error403,
      404: error404Variant11,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
    lists: { addresses: "," },
  })
