// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  StreamPrimaryNetworkChangesError,
  StreamPrimaryNetworkChangesParameters,
  StreamPrimaryNetworkChangesResult,
} from "@serac/data"
import { streamPrimaryNetworkChanges as operation } from "@serac/data/operations"
import { restMock, type RestMock } from "../../rest/rest-mock.ts"
import {
  error400Variant8,
  error401,
  error403,
  error404Variant4,
  error429,
  error500,
  error502,
  error503,
} from "./errors.ts"

/**
 * Makes handlers of `GET /v1/networks/{network}/blockchains/{blockchainId}/stream`.
 *
 * @example
 * ```ts
 * import { streamPrimaryNetworkChanges } from "@serac/msw/data"
 *
 * export const handlers = [streamPrimaryNetworkChanges(), streamPrimaryNetworkChanges.delay("real")]
 * ```
 */
export const streamPrimaryNetworkChanges: RestMock<
  StreamPrimaryNetworkChangesParameters,
  StreamPrimaryNetworkChangesResult,
  StreamPrimaryNetworkChangesError
> =
  /* @__PURE__ */ restMock(operation, {
    example: "retry: 2000\n\nevent: reset\nid: 1795237142305117\ndata: {\"type\":\"reset\",\"sequence\":\"1795237142305117\",\"chainInfo\":{\"chainName\":\"p-chain\",\"network\":\"testnet\"},\"blockNumber\":\"123\",\"blockHash\":\"2XVZtNTAcvnwRLbUkD1TKZPyCHdnkQ16NbkgiQrUcyouWuzFdx\"}\n\nevent: append\nid: 1795237144310002\ndata: {\"type\":\"append\",\"sequence\":\"1795237144310002\",\"chainInfo\":{\"chainName\":\"p-chain\",\"network\":\"testnet\"},\"fromBlock\":\"124\",\"toBlock\":\"124\",\"timestamp\":1795237525}\n\n:\n\n",
    errors: {
      400: error400Variant8,
      401: error401,
      403: error403,
      404: error404Variant4,
      429: error429,
      500: error500,
      502: error502,
      503: error503,
    },
  })
