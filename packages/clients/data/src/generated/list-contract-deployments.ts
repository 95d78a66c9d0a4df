// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listContractDeployments as operation } from "./operations.ts"
import type { Contract, operations } from "./types.ts"

/** Parameters of {@link listContractDeployments}. */
export type ListContractDeploymentsParameters = ParametersOf<operations["listContractDeployments"]>

/** One page of {@link listContractDeployments}. */
export type ListContractDeploymentsResult = ResultOf<operations["listContractDeployments"]>

/** The headers of a result of {@link listContractDeployments}. */
export type ListContractDeploymentsHeaders = HeadersOf<operations["listContractDeployments"]>

/** Every error that a call of {@link listContractDeployments} can throw. */
export type ListContractDeploymentsError = ErrorOf<operations["listContractDeployments"]>

/**
 * Lists the contracts that an address deployed, as the sender of the transaction or as the contract that created them,
 * by block and position in it, newest first.
 *
 * `GET /v1/chains/{chainId}/contracts/{address}/deployments`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address Address of the deployer, a wallet or a contract.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid chain, address or page.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listContractDeployments } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const contract of listContractDeployments(client, {
 *   chainId: "43114",
 *   address: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
 * }))
 *   console.log(contract)
 * ```
 */
export function listContractDeployments(
  client: RestCore,
  parameters: ListContractDeploymentsParameters,
  options?: CallOptions,
): Pages<ListContractDeploymentsResult, Contract, ListContractDeploymentsError, ListContractDeploymentsHeaders> {
  return client.pages(operation, parameters, options)
}
