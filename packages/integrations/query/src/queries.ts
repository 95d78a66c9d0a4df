import { type AnyCore, type CoreOf, type CoreRequest, callCore, coreRequestOf, notOne } from "./core.ts"
import { keyed, type OperationKey } from "./key.ts"
import type {
  DataOf,
  ErrorOfCall,
  InfiniteQueryOptions,
  MutationOptions,
  Paged,
  PageParamOf,
  QueryOptions,
} from "./options.ts"
import { byToken, byUtxo, type PageParam } from "./paging.ts"

/**
 * Makes options of a core's calls. Where a call is wanted it gets the core and calls one operation of it. It is run at once,
 * against a core that sends nothing, to learn the operation and its parameters; and again for each request.
 *
 * @example
 * ```ts
 * import { createDataCore } from "@serac/data"
 * import { createQueries, type Queries } from "@serac/query"
 * import type { RestCore } from "@serac/client/rest"
 *
 * const data: Queries<RestCore> = createQueries("data", createDataCore({ baseUrl: "/api" }))
 * console.log(data.key())
 * ```
 */
export interface Queries<Core> {
  /**
   * A query. Its data is what the operation answers; of a listing the first page, as it was sent. TanStack's `skipToken` in
   * place of a call gives a query that does not run.
   *
   * Give a call alone, and change its result with `select`: what is done to it here is not part of the key.
   */
  query<Answer>(call: (core: Core) => Answer): QueryOptions<DataOf<Answer>, ErrorOfCall<Core, Answer>>
  query<Answer, Skip extends symbol>(
    call: ((core: Core) => Answer) | Skip,
  ): QueryOptions<DataOf<Answer>, ErrorOfCall<Core, Answer>, Skip>
  /** An infinite query, of a listing by its page tokens or of a node's `getUTXOs`. Its pages are as they were sent. */
  infiniteQuery<Answer extends Paged>(
    call: (core: Core) => Answer,
  ): InfiniteQueryOptions<DataOf<Answer>, PageParamOf<Answer>, ErrorOfCall<Core, Answer>>
  infiniteQuery<Answer extends Paged, Skip extends symbol>(
    call: ((core: Core) => Answer) | Skip,
  ): InfiniteQueryOptions<DataOf<Answer>, PageParamOf<Answer>, ErrorOfCall<Core, Answer>, Skip>
  /** A mutation. The call gets the variables after the core, so that a function of a client package is one as it is. */
  mutation<Answer, Variables = void>(
    call: (core: Core, variables: Variables) => Answer,
  ): MutationOptions<DataOf<Answer>, Optional<Variables>, ErrorOfCall<Core, Answer>>
  /**
   * The beginning of keys, to invalidate by: of everything that these queries have asked; of an operation, whatever its
   * parameters, when given its function; of those calls that have at least these parameters, when given a call.
   */
  // biome-ignore lint/suspicious/noExplicitAny: any function of the client's package, whatever it takes
  key(call?: (core: Core, parameters: any) => unknown): OperationKey
}

// Only void lets `mutate()` be called without variables.
// biome-ignore lint/suspicious/noConfusingVoidType: see above
type Optional<Variables> = undefined extends Variables ? Variables | void : Variables

/**
 * Queries of a core, as plain option objects that every TanStack adapter takes.
 *
 * Keys begin with the name. Two cores that answer differently, such as those of two networks, need two names.
 *
 * The core decides when a request is repeated, so these options switch off TanStack's own retries. `signal` reaches the
 * request, which ends when nobody wants its answer any more.
 *
 * @param name - of the cache: which API, of which network
 * @throws {TypeError} from each of its methods, when a call uses no operation of the core or more than one, or names a URL
 *   of its own
 *
 * @example
 * ```ts
 * import { createDataCore, getBlock, listLatestBlocks, reindexNft } from "@serac/data"
 * import { createQueries } from "@serac/query"
 * import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query"
 *
 * const data = createQueries("data", createDataCore({ baseUrl: "http://127.0.0.1:8080" }))
 * const chainId = "43114"
 *
 * export function useBlocks() {
 *   const block = useQuery(data.query((api) => getBlock(api, { chainId, blockId: "1" })))
 *   const blocks = useInfiniteQuery(data.infiniteQuery((api) => listLatestBlocks(api, { chainId })))
 *   const reindex = useMutation(data.mutation(reindexNft))
 *   return { block, blocks, reindex }
 * }
 * ```
 */
export function createQueries<Core extends AnyCore>(name: string, core: Core): Queries<CoreOf<Core>> {
  const keyOf = ({ operation, parameters, options: { variables } }: CoreRequest, infinite?: true): OperationKey => {
    const kind = { ...(infinite && { infinite }), ...(variables && { variables }) }
    const key = [name, operation.id ?? operation.method, keyed(parameters)] as const
    return infinite || variables ? [...key, kind] : key
  }

  const run = async (call: (core: never) => unknown, signal: AbortSignal, more?: object): Promise<unknown> => {
    const { core: own, seen } = callCore(core, signal, more)
    const answer = call(own as never)
    if (answer === seen.listing && answer !== undefined) return ((await answer) as { readonly data: unknown }).data
    const data = (await answer) ?? null
    // Also where the call has caught what was thrown to it.
    if (seen.count > 1) throw notOne(seen.count)
    return data
  }

  const query = (call: ((core: never) => unknown) | symbol) => {
    if (typeof call === "symbol") return { queryKey: [name] as const, queryFn: call, retry: false }
    const queryFn = ({ signal }: { readonly signal: AbortSignal }) => run(call, signal)
    return { queryKey: keyOf(coreRequestOf(call)), queryFn, retry: false }
  }

  const infiniteQuery = (call: ((core: never) => unknown) | symbol) => {
    if (typeof call === "symbol")
      return { ...query(call), initialPageParam: undefined, getNextPageParam: () => undefined }
    const asked = coreRequestOf(call)
    const paging = asked.operation.id === undefined ? byUtxo(asked.parameters) : byToken(asked.parameters)
    return {
      queryKey: keyOf(asked, true),
      queryFn: ({ signal, pageParam }: { readonly signal: AbortSignal; readonly pageParam: PageParam }) =>
        run(call, signal, paging.at(pageParam)),
      initialPageParam: paging.first,
      getNextPageParam: (last: object, _: unknown, __: unknown, params: readonly PageParam[]) =>
        paging.next(last, params),
      retry: false,
    }
  }

  const mutation = (call: (core: never, variables: unknown) => unknown) => ({
    mutationKey: [name] as const,
    mutationFn: async (variables: unknown) => (await call(core as never, variables)) ?? null,
    retry: false,
  })

  const key = (call?: (core: never, parameters: never) => unknown) =>
    call === undefined ? [name] : keyOf(coreRequestOf(call))

  return { query, infiniteQuery, mutation, key } as unknown as Queries<CoreOf<Core>>
}
