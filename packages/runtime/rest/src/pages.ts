import { ListingRestartedError } from "./errors/listing-restarted-error.ts"
import type { CallFacts } from "./errors/serac-error.ts"
import type { Failing } from "./response-promise.ts"
import { restartDetector } from "./restart.ts"
import type { RestResult } from "./result.ts"

interface AnyPage<Body, Item> extends RestResult<Body> {
  /** The page's items. */
  readonly items: readonly Item[]
}

/**
 * A page that another one follows.
 *
 * @example
 * import type { PageWithNext } from "@serac/rest"
 *
 * const bookmark = (page: PageWithNext<unknown, unknown>): string => page.nextPageToken
 */
export interface PageWithNext<Body, Item> extends AnyPage<Body, Item> {
  readonly hasNextPage: true
  readonly nextPageToken: string
  /** Asks for the next page, with the options of the listing. */
  next(): Promise<Page<Body, Item>>
}

/**
 * The last page of a listing.
 *
 * @example
 * import type { LastPage, Page } from "@serac/rest"
 *
 * const isLast = <Body, Item>(page: Page<Body, Item>): page is LastPage<Body, Item> => !page.hasNextPage
 */
export interface LastPage<Body, Item> extends AnyPage<Body, Item> {
  readonly hasNextPage: false
  readonly nextPageToken: undefined
  /** There is none. */
  next(): Promise<undefined>
}

/**
 * One page of a listing: the result of its call and its items. `hasNextPage` tells the last page from the others.
 *
 * @example
 * import type { Page } from "@serac/rest"
 *
 * async function count<Body, Item>(first: Page<Body, Item>): Promise<number> {
 *   let items = 0
 *   for (let page: Page<Body, Item> | undefined = first; page; page = await page.next()) items += page.items.length
 *   return items
 * }
 */
export type Page<Body, Item> = PageWithNext<Body, Item> | LastPage<Body, Item>

/**
 * A listing: a promise of its first page, an async iterable of its items, and of its pages by `.pages()`.
 *
 * Nothing is sent before it is awaited or iterated, and its first page is asked for once. Later pages are asked for when
 * iteration reaches them, so a loop that is left early makes no further request; each loop begins at the first page.
 * An abort of the call's signal ends a loop before its next item.
 *
 * @throws {@link ListingRestartedError} when the listing comes back to an earlier page
 *
 * @example
 * import type { Pages } from "@serac/rest"
 *
 * async function first100<Item>(listing: Pages<unknown, Item>): Promise<Item[]> {
 *   const items: Item[] = []
 *   for await (const item of listing) if (items.push(item) === 100) break
 *   return items
 * }
 */
export interface Pages<Body, Item, Failure = never>
  extends Promise<Page<Body, Item>>,
    AsyncIterable<Item>,
    Failing<Failure> {
  /** The pages, from the first. */
  pages(): AsyncIterable<Page<Body, Item>>
}

/** Asks for the page of a token and hands its result, with the facts of the call, to `read`. */
type Ask<Body> = <Read>(
  pageToken: string | undefined,
  read: (result: RestResult<Body>, call: CallFacts) => Read,
) => Promise<Read>

/** A listing whose pages hold their items in the member `member`. */
export function createPages<Body, Item>(
  ask: Ask<Body>,
  member: string,
  firstToken: string | undefined,
  signal: AbortSignal | undefined,
): Pages<Body, Item> {
  const comesBack = restartDetector(firstToken)

  const load = (pageToken: string | undefined, number: number): Promise<Page<Body, Item>> =>
    ask(pageToken, (result, call) => {
      const body = result.data as { readonly nextPageToken?: string } & Readonly<Record<string, readonly Item[]>>
      const items = body[member] ?? []
      const nextPageToken = body.nextPageToken || undefined
      if (comesBack(number, items, nextPageToken)) throw new ListingRestartedError({ ...call, pageToken })
      const next = async () => nextPageToken && load(nextPageToken, number + 1)
      return { ...result, items, nextPageToken, hasNextPage: !!nextPageToken, next } as Page<Body, Item>
    })

  let begun: Promise<Page<Body, Item>> | undefined
  const first = () => {
    begun ??= load(firstToken, 1)
    return begun
  }

  async function* pages() {
    for (let page: Page<Body, Item> | undefined = await first(); page; page = await page.next()) yield page
  }

  async function* items() {
    for await (const page of pages()) {
      for (const item of page.items) {
        signal?.throwIfAborted()
        yield item
      }
    }
  }

  return {
    // biome-ignore lint/suspicious/noThenProperty: a listing is a promise that begins when it is awaited
    then: (onPage, onError) => first().then(onPage, onError),
    catch: (onError) => first().catch(onError),
    finally: (onEnd) => first().finally(onEnd),
    [Symbol.toStringTag]: "Pages",
    [Symbol.asyncIterator]: items,
    pages,
  }
}
