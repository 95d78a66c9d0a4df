import { type Base, type CallFacts, invalidParameter } from "../http/runtime.ts"
import { ListingRestartedError } from "./errors/listing-restarted-error.ts"
import type { CallOptions } from "./options.ts"
import type { Failing } from "./response-promise.ts"
import type { RestResult } from "./rest-result.ts"
import { type RestartSign, restartDetector } from "./restart.ts"

/** Iterating a page yields its items and those of the pages after it. */
interface AnyPage<Body, Item, Described> extends RestResult<Body, Described>, AsyncIterable<Item> {
  /** The page's own items. */
  readonly items: readonly Item[]
}

/**
 * A page that has a next page.
 *
 * @example
 * import type { PageWithNext } from "@serac/client/rest"
 *
 * const bookmark = (page: PageWithNext<unknown, unknown>): string => page.nextPageToken
 */
export interface PageWithNext<Body, Item, Described = unknown> extends AnyPage<Body, Item, Described> {
  readonly hasNextPage: true
  readonly nextPageToken: string
  /** Requests the next page, with the options of the listing. */
  next(): Promise<Page<Body, Item, Described>>
}

/**
 * The last page of a listing.
 *
 * @example
 * import type { LastPage, Page } from "@serac/client/rest"
 *
 * const isLast = <Body, Item>(page: Page<Body, Item>): page is LastPage<Body, Item> => !page.hasNextPage
 */
export interface LastPage<Body, Item, Described = unknown> extends AnyPage<Body, Item, Described> {
  readonly hasNextPage: false
  readonly nextPageToken: undefined
  /** There is no next page. */
  next(): Promise<undefined>
}

/**
 * One page of a listing: the result of its call and its items. `hasNextPage` is false for the last page. A page
 * can be iterated like its listing, from its first item to the end.
 *
 * @example
 * import type { Page } from "@serac/client/rest"
 *
 * async function count<Body, Item>(first: Page<Body, Item>): Promise<number> {
 *   let items = 0
 *   for (let page: Page<Body, Item> | undefined = first; page; page = await page.next()) items += page.items.length
 *   return items
 * }
 */
export type Page<Body, Item, Described = unknown> =
  | PageWithNext<Body, Item, Described>
  | LastPage<Body, Item, Described>

/**
 * A listing: a promise of its first page, an async iterable of its items, and of its pages by `.pages()`.
 *
 * Nothing is sent before it is awaited or iterated, and its first page is requested once. Later pages are requested when
 * iteration reaches them, so a loop that ends early sends no further request; each loop starts at the first page.
 * An abort of the call's signal ends a loop before its next item.
 *
 * @throws ListingRestartedError when the listing repeats an earlier page, unless the call says `detectRestart: false`
 *
 * @example
 * import type { Pages } from "@serac/client/rest"
 *
 * async function first100<Item>(listing: Pages<unknown, Item>): Promise<Item[]> {
 *   const items: Item[] = []
 *   for await (const item of listing) if (items.push(item) === 100) break
 *   return items
 * }
 */
export interface Pages<Body, Item, Failure = never, Described = unknown>
  extends Promise<Page<Body, Item, Described>>,
    AsyncIterable<Item>,
    Failing<Failure> {
  /** The pages, starting with the first. */
  pages(): AsyncIterable<Page<Body, Item, Described>>
  /**
   * At most `limit` items from the start; further pages are not requested.
   *
   * @throws InvalidParameterError when the limit is not an integer of at least 0
   */
  toArray(options: { readonly limit: number }): Promise<Item[]>
}

/** Requests the page that starts there, the first one by default, and passes its result, with the facts of the call, to `read`. */
type FetchPage<Body, Described> = <Read>(
  start: PageStart | undefined,
  read: (result: RestResult<Body, Described>, call: CallFacts) => Read,
) => Promise<Read>

/** The start of a page. */
export interface PageStart {
  /** What the page before it gave: a token, a number or a URL. */
  readonly token: string
  /** The parameters of its call. */
  readonly parameters: object
  /** The path and query below a base URL, from those of the first page; absent if the parameters alone make them. */
  readonly target?: (first: string, base: Base) => string
}

/** The items of a page, and the start of the next one if there is one. */
export interface PageContent<Item> {
  readonly items: readonly Item[]
  readonly next: PageStart | undefined
  /** Whether it is the page before it again. */
  readonly isRepeated?: boolean
}

/** Reads a page by its result, the parameters and facts of its call, and the items of the page before it. */
export type ReadPage = <Item>(
  result: RestResult<unknown>,
  parameters: object,
  call: CallFacts,
  before: readonly Item[] | undefined,
) => PageContent<Item>

/** The data of a listing about its operation and its call. */
interface Listing {
  readonly operation: {
    readonly id: string
    readonly path: string
    /** The member of a page that holds the items, if pages are not read otherwise. */
    readonly items?: string
    readonly restarts?: RestartSign
  }
  readonly parameters: object | undefined
  /** The options of the call. */
  readonly own: CallOptions | undefined
  /** How a page is read. Default: the items of the member, and the next page by `nextPageToken`. */
  readonly readPage?: ReadPage
}

/**
 * Creates the listing of an operation, whose descriptor refers to it as `pages`; `core.pages` calls it.
 *
 * @example
 * import { createPages, createRestCore, type RestOperation } from "@serac/client/rest"
 *
 * const list: RestOperation = { id: "list", method: "GET", path: "/v1/blocks", items: "blocks", pages: createPages }
 * const listing = createRestCore({ baseUrl: "https://data.example" }).pages<unknown, { blockNumber: string }>(list)
 */
export function createPages<Body, Item, Described = unknown>(
  ask: FetchPage<Body, Described>,
  listing: Listing,
): Pages<Body, Item, never, Described> {
  type Found = Page<Body, Item, Described>
  const { operation, parameters = {}, own = {} } = listing
  const { id, path, items: member = "", restarts = "tokens" } = operation
  const byToken: ReadPage = ({ data }, sent) => {
    // For an empty listing, a server may answer 204, which has no body.
    const { [member]: items = [], nextPageToken: token } = (data ?? {}) as { [member: string]: never[] } & {
      readonly nextPageToken?: string
    }
    return { items, next: token ? { token, parameters: { ...sent, pageToken: token } } : undefined }
  }
  const { readPage = byToken } = listing
  const { pageToken } = parameters as { readonly pageToken?: string }
  const comesBack = own.detectRestart !== false && restartDetector(pageToken, restarts)

  const load = (start: PageStart | undefined, number: number, before?: readonly Item[]): Promise<Found> =>
    ask(start, (result, call) => {
      const {
        items,
        next: following,
        isRepeated,
      } = readPage<Item>(result, start?.parameters ?? parameters, call, before)
      const nextPageToken = following?.token
      if (comesBack && (comesBack(number, items, nextPageToken) || isRepeated))
        throw new ListingRestartedError({ ...call, pageToken: start ? start.token : pageToken })
      const next = async () => following && load(following, number + 1, items)
      const page = Object.assign(result, {
        items,
        nextPageToken,
        hasNextPage: !!following,
        next,
        [Symbol.asyncIterator]: () => itemsFrom(() => page),
      }) as Found
      return page
    })

  let begun: Promise<Found> | undefined
  const first = () => {
    begun ??= load(undefined, 1)
    return begun
  }

  async function* pages() {
    for (let page: Found | undefined = await first(); page; page = await page.next()) yield page
  }

  async function* itemsFrom(start: () => Found | Promise<Found>) {
    for (let page: Found | undefined = await start(); page; page = await page.next()) {
      for (const item of page.items) {
        own.signal?.throwIfAborted()
        yield item
      }
    }
  }

  async function toArray({ limit }: { readonly limit: number }) {
    if (!Number.isSafeInteger(limit) || limit < 0)
      throw invalidParameter(id, "limit", "is not a whole number from 0 up", path)
    const items: Item[] = []
    if (limit) for await (const item of itemsFrom(first)) if (items.push(item) === limit) break
    return items
  }

  return {
    // biome-ignore lint/suspicious/noThenProperty: a listing is a promise that starts when it is awaited
    then: (onPage, onError) => first().then(onPage, onError),
    catch: (onError) => first().catch(onError),
    finally: (onEnd) => first().finally(onEnd),
    [Symbol.toStringTag]: "Pages",
    [Symbol.asyncIterator]: () => itemsFrom(first),
    pages,
    toArray,
  }
}
