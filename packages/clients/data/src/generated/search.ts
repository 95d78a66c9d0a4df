// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  CallOptions,
  ErrorOf,
  HeadersOf,
  ParametersOf,
  ResponsePromise,
  RestCore,
  ResultOf,
} from "@serac/client/rest"
import { search as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link search}. */
export type SearchParameters = ParametersOf<operations["search"]>

/** Result of {@link search}. */
export type SearchResult = ResultOf<operations["search"]>

/** The headers of a result of {@link search}. */
export type SearchHeaders = HeadersOf<operations["search"]>

/** Every error that a call of {@link search} can throw. */
export type SearchError = ErrorOf<operations["search"]>

/**
 * Says what a text stands for and where it is, in what this service has indexed. A text is recognized by its form: the
 * number of a block; a hash or an ID of 32 bytes in hexadecimal or in CB58, of a block, a transaction, a subnet, a
 * blockchain, an asset, an L1 validation or an interchain message; an address, in hexadecimal or in Bech32, of a
 * contract or of an account; a node ID or its beginning; the ID of a chain. `0x` and `NodeID-` before a whole hash,
 * address or node ID may be left out. The URL or the path of an explorer's page is what it shows. Anything else, and
 * plain digits, is the beginning of the name or the symbol of a contract, of a later word of its name (among the first
 * 10,000 names of a chain, in their order), or of the name of a chain; of a contract's A to Z are as a to z, and 32
 * characters count. A valid address of which nothing is indexed is listed with `isUnused`, on at most 10 EVM chains.
 * The beginning of a node ID finds the nodes of the newest 20 validations that it fits. The beginning of a hash in
 * hexadecimal, of six digits or more, finds at most 10 blocks and transactions of each EVM chain; without `0x` it must
 * have both a digit from 0 to 9 and one from a to f. Primary networks come first, then the first 100 EVM chains, with
 * at most 10 contracts of each; at most 100 results are listed, and the list is not paged.
 *
 * `GET /v1/search`
 *
 * @param parameters.query What to look for, without regard to spaces around it.
 * @throws BadRequestError 400: Nothing to look for, or too much.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, search } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await search(client, { query: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915" })
 * ```
 */
export function search(
  client: RestCore,
  parameters: SearchParameters,
  options?: CallOptions,
): ResponsePromise<SearchResult, SearchError, SearchHeaders> {
  return client.call(operation, parameters, options)
}
