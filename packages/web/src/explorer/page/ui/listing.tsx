import type { Page } from "@serac/data"
import type { ComponentChildren } from "preact"
import { type Load, useData } from "../data/use-data.ts"
import { appLocation } from "../router/location.ts"
import { Pager } from "./pager.tsx"
import { Show } from "./states.tsx"

interface ListingProps<Item, Body> {
  /** Names the list. */
  readonly name: string
  /** Asks for the page after a token; for the first one where there is none. */
  readonly load: (
    page: { readonly pageToken?: string; readonly pageSize: number },
    signal: AbortSignal,
  ) => PromiseLike<Page<Body, Item>>
  readonly version?: number
  readonly pageSize?: number
  /** Whether the page in the address is its own, and it leads to others. Default true; false for the beginning of a list on another page. */
  readonly isAlone?: boolean
  /** @param body what the service answered, with what it says beside the items. */
  readonly children: (items: readonly Item[], body: Body) => ComponentChildren
}

/** A page of a list, whose token is in the address, and the ways to the others. */
export function Listing<Item, Body>({
  name,
  load,
  version = 0,
  pageSize = 25,
  isAlone = true,
  children,
}: ListingProps<Item, Body>) {
  const token = isAlone ? appLocation.value.query.get("page") : null
  const asked: Load<Page<Body, Item>> = (signal) =>
    load({ pageSize, ...(token === null ? {} : { pageToken: token }) }, signal)
  // Only the first page changes.
  const loaded = useData(`${name} ${token}`, asked, token === null ? version : 0)
  // A page that is refused, of an old link, leads to the first.
  const isLost = loaded.value === undefined && loaded.failure !== undefined
  return (
    <>
      <Show of={loaded}>{({ items, data }) => children(items, data)}</Show>
      {isAlone && (loaded.value !== undefined || isLost) ? <Pager next={loaded.value?.nextPageToken} /> : null}
    </>
  )
}
