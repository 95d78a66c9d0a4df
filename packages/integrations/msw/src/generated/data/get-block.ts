// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { GetBlockError, GetBlockParameters, GetBlockResult } from "@serac/data"
import { getBlock as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant7, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/blocks/{blockId}`.
 *
 * @example
 * ```ts
 * import { getBlock } from "@serac/msw/data"
 *
 * export const handlers = [getBlock(), getBlock.delay("real")]
 * ```
 */
export const getBlock: RestMock<GetBlockParameters, GetBlockResult, GetBlockError> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "chainId": "43114",
      "blockNumber": "61",
      "blockTimestamp": 1795237654,
      "blockTimestampMilliseconds": 1795237654002,
      "blockMinDelayExcess": 7970124,
      "blockHash": "0x409ecf130f84f3f1305fe504cd733b45ec8b85dcc932e07a0b7b7088e153503d",
      "txCount": 2,
      "baseFee": "1",
      "gasUsed": "559870",
      "gasLimit": "10000000",
      "gasCost": "0",
      "parentHash": "0xb2afb365a0e1fa196eb4aabb5155a852383df264e9d356c0eb21d2372dd7e46c",
      "feesSpent": "849138371559870",
      "cumulativeTransactions": "210"
    },
    errors: {
      400: {
        "message": "blockId must be a block number without leading zeros, or a block hash of 0x and 64 hexadecimal digits, not 'latest'",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404Variant7,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
