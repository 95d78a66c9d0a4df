// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listUtxos as operation } from "./operations.ts"
import type { Utxo, operations } from "./types.ts"

/** Parameters of {@link listUtxos}. */
export type ListUtxosParameters = ParametersOf<operations["listUtxos"]>

/** One page of {@link listUtxos}. */
export type ListUtxosResult = ResultOf<operations["listUtxos"]>

/** The headers of a result of {@link listUtxos}. */
export type ListUtxosHeaders = HeadersOf<operations["listUtxos"]>

/** Every error that a call of {@link listUtxos} can throw. */
export type ListUtxosError = ErrorOf<operations["listUtxos"]>

/**
 * Lists the UTXOs of addresses on the chain of the primary network where they are or can be consumed: an exported UTXO
 * is listed on the chain that it was exported to. By timestamp descending unless `sortBy` and `sortOrder` say
 * otherwise; equal ones by their ID, in the same direction.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/utxos`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
 * @param parameters.addresses Addresses, separated by commas, at most 256. Each starts with the prefix of the network
 * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`,
 * `X-` or `C-`.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @param parameters.assetId Only UTXOs of this asset. On the X-Chain only.
 * @param parameters.minUtxoAmount Minimum amount, inclusive, in the smallest unit of the asset (nAVAX for AVAX).
 * Default: `0`.
 * @param parameters.includeSpent Whether spent UTXOs are listed too. False when omitted.
 * @param parameters.sortBy What to sort by, `timestamp` by default.
 * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
 * omitted.
 * @throws BadRequestError 400: Invalid parameter of the list of UTXOs.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The blockchain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listUtxos } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const utxo of listUtxos(client, {
 *   network: "mainnet",
 *   blockchainId: "p-chain",
 *   addresses: ["avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5", "P-avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"],
 * }))
 *   console.log(utxo)
 * ```
 */
export function listUtxos(
  client: RestCore,
  parameters: ListUtxosParameters,
  options?: CallOptions,
): Pages<ListUtxosResult, Utxo, ListUtxosError, ListUtxosHeaders> {
  return client.pages(operation, parameters, options)
}
