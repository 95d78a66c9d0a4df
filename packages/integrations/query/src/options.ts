import type { FailureOf, Pages, RestCore } from "@serac/client/rest"
import type { RpcErrorOf } from "@serac/client/rpc"
import type { OperationKey } from "./key.ts"
import type { UtxoIndex, UtxoPage } from "./paging.ts"

/** The data of a call: the page of a listing as received, otherwise the value that it resolves to, or null instead of undefined. */
export type DataOf<Answer> = Answer extends Pages<infer Body, unknown, unknown> ? Body : OrNull<Awaited<Answer>>

type OrNull<Data> = [Data] extends [undefined] ? null : Data

/** The start of a page: a token, or a UTXO after which the page begins. */
export type PageParamOf<Answer> =
  Answer extends Pages<unknown, unknown, unknown> ? string | undefined : UtxoIndex | undefined

/** A result with pages: a listing, or a node's `getUTXOs`. */
export type Paged = Pages<unknown, unknown, unknown> | Promise<UtxoPage>

/**
 * Options of a query, for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and the like of every TanStack adapter. Add
 * other options by spreading: `{ ...options, staleTime: 60_000 }`.
 *
 * @example
 * ```ts
 * import { createDataCore, type EvmBlock, type GetBlockError, getBlock } from "@serac/data"
 * import { createQueries, type QueryOptions } from "@serac/query"
 *
 * const data = createQueries("data", createDataCore({ baseUrl: "http://127.0.0.1:8080" }))
 * const block = (blockId: string): QueryOptions<EvmBlock, GetBlockError> =>
 *   data.query((api) => getBlock(api, { chainId: "43114", blockId }))
 * console.log(block("1").queryKey)
 * ```
 */
export interface QueryOptions<Data, Failure = Error, Skip extends symbol = never> {
  queryKey: OperationKey
  queryFn: ((context: { readonly signal: AbortSignal }) => Promise<Data>) | Skip
  /** Always false: the core repeats requests where that is safe, and respects the server's `Retry-After`. */
  retry: Retry<Failure>
}

/**
 * Options of an infinite query, for `useInfiniteQuery` and its like.
 *
 * @example
 * ```ts
 * import { createDataCore, listLatestBlocks } from "@serac/data"
 * import { createQueries } from "@serac/query"
 *
 * const data = createQueries("data", createDataCore({ baseUrl: "http://127.0.0.1:8080" }))
 * const blocks = data.infiniteQuery((api) => listLatestBlocks(api, { chainId: "43114" }))
 * console.log(blocks.queryKey, blocks.initialPageParam)
 * ```
 */
export interface InfiniteQueryOptions<Page, Param, Failure = Error, Skip extends symbol = never> {
  queryKey: OperationKey
  queryFn: ((context: { readonly signal: AbortSignal; readonly pageParam: Param }) => Promise<Page>) | Skip
  initialPageParam: Param
  getNextPageParam: (last: Page, pages: Page[], lastParam: Param, params: Param[]) => Param | undefined
  /** Always false, as in {@link QueryOptions}. */
  retry: Retry<Failure>
}

/**
 * Options of a mutation, for `useMutation` and its like.
 *
 * @example
 * ```ts
 * import { createPChainCore, issueTx } from "@serac/p-chain"
 * import { createQueries } from "@serac/query"
 *
 * const pChain = createQueries("mainnet", createPChainCore({ baseUrl: "http://127.0.0.1:9650" }))
 * const { mutationFn } = pChain.mutation(issueTx)
 * console.log((await mutationFn({ tx: "0x00" })).txID)
 * ```
 */
export interface MutationOptions<Data, Variables, Failure = Error> {
  mutationKey: OperationKey
  mutationFn: (variables: Variables) => Promise<Data>
  /** Always false, as in {@link QueryOptions}. */
  retry: Retry<Failure>
}

/** The errors of a call, as far as they are typed: those of its operation, otherwise those of the core's runtime. */
export type ErrorOfCall<Core, Answer> = [FailureOf<Answer>] extends [never]
  ? Core extends RestCore
    ? Error
    : RpcErrorOf
  : FailureOf<Answer>

type Retry<Failure> = false | ((failures: number, error: Failure) => boolean)
