import type { Page } from "@serac/data"
import type { ComponentChildren } from "preact"
import { type Load, useData } from "../data/use-data.ts"
import { appLocation } from "../router/location.ts"
import { Pager } from "./pager.tsx"
import { Show } from "./states.tsx"

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
  /** @param body the service's response, with members other than the items. */
  readonly children: (items: readonly Item[], body: Body) => ComponentChildren
}

/** A page of a list, whose token is in the URL, and links to the other pages. */
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
  // Only the first page changes with the chain.
  const loaded = useData(`${name} ${token}`, asked, token === null ? version : 0)
  // If the service rejects a token, for example of an old link, the list links to its first page.
  const isLost = loaded.value === undefined && loaded.failure !== undefined
  return (
    <>
      <Show of={loaded}>{({ items, data }) => children(items, data)}</Show>
      {isAlone && (loaded.value !== undefined || isLost) ? <Pager next={loaded.value?.nextPageToken} /> : null}
    </>
  )
}
