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
 * Creates TanStack options from calls of a core. A call is a function that gets the core and calls one operation of it. It is run
 * immediately, with a core that sends nothing, to determine the operation and its parameters, and again for each request.
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
   * A query. Its data is the result of the operation; for a listing, the first page as received. Passing TanStack's `skipToken`
   * instead of a call creates a query that does not run.
   *
   * The call must do nothing but call the operation, since its other code is not part of the key; use `select` to change the result.
   */
  query<Answer>(call: (core: Core) => Answer): QueryOptions<DataOf<Answer>, ErrorOfCall<Core, Answer>>
  query<Answer, Skip extends symbol>(
    call: ((core: Core) => Answer) | Skip,
  ): QueryOptions<DataOf<Answer>, ErrorOfCall<Core, Answer>, Skip>
  /** An infinite query, for a listing with page tokens or a node's `getUTXOs`. Its pages are as received. */
  infiniteQuery<Answer extends Paged>(
    call: (core: Core) => Answer,
  ): InfiniteQueryOptions<DataOf<Answer>, PageParamOf<Answer>, ErrorOfCall<Core, Answer>>
  infiniteQuery<Answer extends Paged, Skip extends symbol>(
    call: ((core: Core) => Answer) | Skip,
  ): InfiniteQueryOptions<DataOf<Answer>, PageParamOf<Answer>, ErrorOfCall<Core, Answer>, Skip>
  /** A mutation. The call gets the core and then the variables, so a function of a client package can be passed directly. */
  mutation<Answer, Variables = void>(
    call: (core: Core, variables: Variables) => Answer,
  ): MutationOptions<DataOf<Answer>, Optional<Variables>, ErrorOfCall<Core, Answer>>
  /**
   * A prefix of keys, for invalidation: without an argument, of all of these queries; for a function of the package, of that operation
   * with any parameters; for a call, of the calls with at least these parameters.
   */
  // biome-ignore lint/suspicious/noExplicitAny: any function of the client's package, whatever it takes
  key(call?: (core: Core, parameters: any) => unknown): OperationKey
}

// Only void allows `mutate()` to be called without variables.
// biome-ignore lint/suspicious/noConfusingVoidType: see above
type Optional<Variables> = undefined extends Variables ? Variables | void : Variables

/**
 * Creates queries of a core, as plain option objects for any TanStack adapter.
 *
 * Keys begin with the name. Cores with different data, such as those of two networks, need different names.
 *
 * The core handles retries, so these options disable TanStack's own. Requests receive `signal`, so they are cancelled when their
 * result is no longer needed.
 *
 * @param name - identifies the API and the network in the cache
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
    // Applies even if the call caught the error thrown to it.
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
