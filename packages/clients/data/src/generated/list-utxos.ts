// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listUtxos as operation } from "./operations.ts"
import type { Utxo, operations } from "./types.ts"

/** Parameters of {@link listUtxos}. */
export type ListUtxosParameters = ParametersOf<operations["listUtxos"]>

/** One page of {@link listUtxos}. */
export type ListUtxosResult = ResultOf<operations["listUtxos"]>

/** Every error that a call of {@link listUtxos} can throw. */
export type ListUtxosError = ErrorOf<operations["listUtxos"]>

/**
 * Lists the UTXOs of addresses that are or can be consumed on a chain of the primary network: an export is listed on
 * the chain it goes to. By time, newest first, unless sorted otherwise; equal ones by their ID, in the same direction.
 * Without addresses the page is empty.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/utxos`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
 * @param parameters.addresses Addresses, separated by commas, 256 at most. Each starts with the network's prefix
 * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on one's own), optionally after `P-`, `X-` or
 * `C-`.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @param parameters.assetId Only UTXOs of this asset. For the X-Chain only.
 * @param parameters.minUtxoAmount Only UTXOs of at least this amount, in the smallest native unit. Default: `0`.
 * @param parameters.includeSpent Whether to list spent UTXOs too.
 * @param parameters.sortBy What to sort by.
 * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
 * @throws BadRequestError 400: Invalid parameter of the list of UTXOs.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The blockchain does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, listUtxos } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const utxo of listUtxos(client, { network: "mainnet", blockchainId: "p-chain" })) console.log(utxo)
 * ```
 */
export function listUtxos(
  client: RestCore,
  parameters: ListUtxosParameters,
  options?: CallOptions,
): Pages<ListUtxosResult, Utxo, ListUtxosError> {
  return client.pages(operation, parameters, options)
}
