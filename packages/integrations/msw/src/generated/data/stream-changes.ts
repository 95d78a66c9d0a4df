// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { StreamChangesError, StreamChangesParameters, StreamChangesResult } from "@serac/data"
import { streamChanges as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant8,
  error401,
  error403,
  error404Variant5,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/chains/{chainId}/stream`.
 *
 * @example
 * ```ts
 * import { streamChanges } from "@serac/msw/data"
 *
 * export const handlers = [streamChanges(), streamChanges.delay("real")]
 * ```
 */
export const streamChanges: RestMock<StreamChangesParameters, StreamChangesResult, StreamChangesError> =
  /* @__PURE__ */ restMock(operation, {
    example: "retry: 2000\n\nevent: reset\nid: 1795237142305117\ndata: {\"type\":\"reset\",\"sequence\":\"1795237142305117\",\"chainId\":\"43114\",\"blockNumber\":\"61\",\"blockHash\":\"0xb2afb365a0e1fa196eb4aabb5155a852383df264e9d356c0eb21d2372dd7e46c\"}\n\nevent: append\nid: 1795237144310002\ndata: {\"type\":\"append\",\"sequence\":\"1795237144310002\",\"chainId\":\"43114\",\"fromBlock\":\"62\",\"toBlock\":\"63\",\"timestamp\":1795237144}\n\nevent: rollback\nid: 1795237146221745\ndata: {\"type\":\"rollback\",\"sequence\":\"1795237146221745\",\"chainId\":\"43114\",\"fromBlock\":\"63\",\"toBlock\":\"63\",\"timestamp\":1795237146}\n\nevent: append\nid: 1795237146221746\ndata: {\"type\":\"append\",\"sequence\":\"1795237146221746\",\"chainId\":\"43114\",\"fromBlock\":\"63\",\"toBlock\":\"64\",\"timestamp\":1795237146}\n\n:\n\n",
    errors: {
      400: error400Variant8,
      401: error401,
      403: error403,
      404: error404Variant5,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
