import type { Page } from "@serac/data"
import type { ComponentChildren } from "preact"
import { scanPages } from "../data/scan-pages.ts"
import { type Load, useData } from "../data/use-data.ts"
import { grouped } from "../format/decimals.ts"
import { appLocation } from "../router/location.ts"
import { Pager } from "./pager.tsx"
import { Show } from "./states.tsx"
import { WholeListContext } from "./whole-list.ts"

interface ListingProps<Item, Body> {
  /** Identifies the list in the cache key of its requests. */
  readonly name: string
  /** Loads the page with a token; without a token the first page. */
  readonly load: (
    page: { readonly pageToken?: string; readonly pageSize: number },
    signal: AbortSignal,
  ) => PromiseLike<Page<Body, Item>>
  readonly version?: number
  readonly pageSize?: number
  /** Whether the page token is in the URL, with links to other pages. Default: true; false for the beginning of a list on another page. */
  readonly isAlone?: boolean
  /** The name of the page token in the URL, where a page has several lists. Default: `page`. */
  readonly tokenName?: string
  /**
   * Chooses items, where the service has no filter: pages are read until a page is full of chosen ones, to a limit. With a key that changes with
   * the choice. Default: all.
   */
  readonly filter?: { readonly key: string; readonly has: (item: Item) => boolean } | undefined
  /** @param body the service's response, with members other than the items. */
  readonly children: (items: readonly Item[], body: Body) => ComponentChildren
}

/** Items of a page when a whole list is read. */
const wholePageSize = 100

/** A page of a list, whose token is in the URL, and links to the other pages. */
export function Listing<Item, Body>({
  name,
  load,
  version = 0,
  pageSize = 25,
  isAlone = true,
  tokenName = "page",
  filter,
  children,
}: ListingProps<Item, Body>) {
  const token = (isAlone ? appLocation.value.query.get(tokenName) : null) ?? undefined
  const pageAt = (pageToken: string | undefined, size: number, signal: AbortSignal) =>
    load({ pageSize: size, ...(pageToken === undefined ? {} : { pageToken }) }, signal)
  const asked: Load<ShownPage<Item, Body>> = async (signal) => {
    if (filter !== undefined)
      return scanPages((at) => pageAt(at, wholePageSize, signal), { ...filter, from: token, wanted: pageSize })
    const { items, data, nextPageToken: next } = await pageAt(token, pageSize, signal)
    return { items, data, next }
  }
  // Only the first page changes with the chain.
  const loaded = useData(`${name} ${token} ${filter?.key}`, asked, token === undefined ? version : 0)
  // If the service rejects a token, for example of an old link, the list links to its first page.
  const isLost = loaded.value === undefined && loaded.failure !== undefined
  const whole = {
    async *pages(signal: AbortSignal) {
      let next: string | undefined
      do {
        const { items, data, nextPageToken } = await pageAt(next, wholePageSize, signal)
        yield children(filter === undefined ? items : items.filter(filter.has), data)
        next = nextPageToken
      } while (next !== undefined)
    },
  }
  return (
    <WholeListContext.Provider value={isAlone ? whole : undefined}>
      <Show of={loaded}>
        {({ items, data, looked, next }) => (
          <>
            {children(items, data)}
            {looked === undefined ? null : (
              <p class="soft" role="status">
                {grouped(items.length)} of the {grouped(looked)} entries that were looked at
                {next === undefined ? "" : "; the next page looks further"}.
              </p>
            )}
          </>
        )}
      </Show>
      {isAlone && (loaded.value !== undefined || isLost) ? (
        <Pager
          next={loaded.value?.next}
          name={tokenName}
          nextOf={async (at, signal) => (await pageAt(at, pageSize, signal)).nextPageToken}
          canJump={filter === undefined}
        />
      ) : null}
    </WholeListContext.Provider>
  )
}

/** A page as it is shown. */
interface ShownPage<Item, Body> {
  readonly items: readonly Item[]
  readonly data: Body
  readonly next: string | undefined
  /** How many items were looked at for it; absent without a filter. */
  readonly looked?: number
}
