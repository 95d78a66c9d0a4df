// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  GetAggregatedSignaturesError,
  GetAggregatedSignaturesParameters,
  GetAggregatedSignaturesResult,
} from "@serac/data"
import { getAggregatedSignatures as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404Variant1, error429, error500, error502, error503 } from "./errors.ts"

/**
 * Makes handlers of `GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash}`.
 *
 * @example
 * ```ts
 * import { getAggregatedSignatures } from "@serac/msw/data"
 *
 * export const handlers = [getAggregatedSignatures(), getAggregatedSignatures.delay("real")]
 * ```
 */
export const getAggregatedSignatures: RestMock<
  GetAggregatedSignaturesParameters,
  GetAggregatedSignaturesResult,
  GetAggregatedSignaturesError
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "signedMessage": "0x0000000005394a1c1f2e8b6a1f0d8e3c5b7a9d0e1f2a3b4c5d6e7f8091a2b3c4d5e60000000e0000000000010000000000000000000000010f8f2559f4dbc49c4b32e7165ce45c7032893acf3afcc107431eabafac9241568100b6253b6a3a1bcb015f0ef7a4f7a24e0b1665541ecaed3bdb7da3eb969b2d9102bedc0c0dffcc3c33204fac6a83d845d189a7b591dff3d4fa33f2101fd4894a"
    },
    errors: {
      400: {
        "message": "txHash must be an ID of 32 bytes in CB58 with its checksum, not '7'",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404Variant1,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
