import type { Page } from "@serac/data"
import type { ComponentChildren } from "preact"
import { firstBlockSince } from "../../data/block-at.ts"
import { appLocation, navigate, refine } from "../../router/location.ts"
import { Listing } from "../../ui/listing.tsx"
import { type AddressFilters, addressFilters, entryFilter, type FilteredEntry } from "./address-filters.ts"

/** The page of a list that is requested, with the blocks of the chosen days. */
export interface RequestedPage {
  readonly pageToken?: string
  readonly pageSize: number
  readonly startBlock?: number
  readonly endBlock?: number
}

interface FilteredListingProps<Item, Body> extends FilterFormProps {
  /** The name of the list, which is part of its cache key. */
  readonly name: string
  readonly chainId: string
  readonly address: string
  readonly version: number
  readonly load: (page: RequestedPage, signal: AbortSignal) => PromiseLike<Page<Body, Item>>
  readonly entryOf: (item: Item) => FilteredEntry
  readonly children: (items: readonly Item[]) => ComponentChildren
}

const wholeDay = 86_400

/** A list of an address with filters: by day, which the service knows as blocks, by direction, token and method. */
export function FilteredListing<Item, Body>(props: FilteredListingProps<Item, Body>) {
  const { name, chainId, address, version, load, entryOf, children, ...fields } = props
  const filters = addressFilters(appLocation.value.query)
  return (
    <>
      <FilterForm {...fields} />
      <Listing
        name={`${name} ${chainId} ${address} ${filters.since} ${filters.until}`}
        version={version}
        load={async (page, signal) => load({ ...page, ...(await filteredBlocks(chainId, filters, signal)) }, signal)}
        filter={entryFilter(address, filters, entryOf)}
      >
        {children}
      </Listing>
    </>
  )
}

/** The blocks of the days, as parameters of a list; the last one is excluded. */
async function filteredBlocks(
  chainId: string,
  { since, until }: AddressFilters,
  signal: AbortSignal,
): Promise<{ readonly startBlock?: number; readonly endBlock?: number }> {
  const seconds = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1_000
  const end = until === undefined ? undefined : seconds(until) + wholeDay
  const [startBlock, endBlock] = await Promise.all([
    since === undefined ? undefined : firstBlockSince(chainId, seconds(since), signal),
    // A range up to a day that is not over has no end, which would move with the chain.
    end === undefined || end > Date.now() / 1_000 ? undefined : firstBlockSince(chainId, end, signal),
  ])
  return { ...(startBlock !== undefined && { startBlock }), ...(endBlock !== undefined && { endBlock }) }
}

interface FilterFormProps {
  readonly hasToken?: boolean
  readonly hasMethod?: boolean
}

/** The fields of the filters. */
export function FilterForm({ hasToken = false, hasMethod = false }: FilterFormProps) {
  const { since = "", until = "", direction = "", token = "", method = "" } = addressFilters(appLocation.value.query)
  const change = (event: Event) => {
    const { name, value } = event.currentTarget as HTMLInputElement | HTMLSelectElement
    navigate(refine({ [name]: value.trim(), page: undefined }))
  }
  return (
    <details class="filter-fold" open={[since, until, direction, token, method].some((text) => text !== "")}>
      <summary>Filters</summary>
      <form class="filters" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
        <label>
          From
          <input class="input" type="date" name="since" value={since} onChange={change} />
        </label>
        <label>
          To
          <input class="input" type="date" name="until" value={until} onChange={change} />
        </label>
        <label>
          Direction
          <select class="input" name="direction" value={direction} onChange={change}>
            <option value="">In and out</option>
            <option value="in">In</option>
            <option value="out">Out</option>
            <option value="self">To itself</option>
          </select>
        </label>
        {hasToken ? (
          <label>
            Token
            <input class="input" name="token" value={token} placeholder="Name or address" onChange={change} />
          </label>
        ) : null}
        {hasMethod ? (
          <label>
            Method
            <input class="input" name="method" value={method} placeholder="Name or selector" onChange={change} />
          </label>
        ) : null}
      </form>
    </details>
  )
}
