// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { AggregateSignaturesError, AggregateSignaturesParameters, AggregateSignaturesResult } from "@serac/data"
import { aggregateSignatures as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import { error401, error403, error404, error429, error500, error502 } from "./errors.ts"

/**
 * Makes handlers of `POST /v1/signatureAggregator/{network}/aggregateSignatures`.
 *
 * @example
 * ```ts
 * import { aggregateSignatures } from "@serac/msw/data"
 *
 * export const handlers = [aggregateSignatures(), aggregateSignatures.delay("real")]
 * ```
 */
export const aggregateSignatures: RestMock<
  AggregateSignaturesParameters,
  AggregateSignaturesResult,
  AggregateSignaturesError
> =
  /* @__PURE__ */ restMock(operation, {
    example: {
      "signedMessage": "0000000000010427d4b22a2a78bcddd456742caf91b56badbff985ee19aef14573e7343fd6520000002700000000000100000014253b2784c75e510dd0ff1da844684a1ac0aa5fcf0000000568656c6c6f000000000000000107a337ccb9d75785254927d02cc3a946bc755faab7e6a36f4ceb16d35f67f7ac490c9f597f17faf0835b78cb903d8a841803b10234126e75591b09e1874764e6987d3dd3472b4136de704dc3f3d26b2f0c7c710f29793e2ddbd8f228e4d4eb2119"
    },
    errors: {
      400: {
        "message": "message or justification must be given",
        "statusCode": 400,
        "error": "Bad Request"
      },
      401: error401,
      403: error403,
      404: error404,
      429: error429,
      500: error500,
      502: error502,
      503: {
        "message": "a quorum of 67 percent of the weight of subnet 11111111111111111111111111111111LpoYY at P-Chain height 100 cannot be reached: 0.00 percent had signed by then; refused: NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg (code -32000: 'unknown message')",
        "statusCode": 503,
        "error": "Service Unavailable"
      },
    },
  })
