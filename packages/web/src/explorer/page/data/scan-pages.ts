import type { Page } from "@serac/data"

/** Maximum pages that are read for one page of chosen items. */
const maxScannedPages = 20

interface ScanOptions<Item> {
  readonly has: (item: Item) => boolean
  /** The token of the first page; undefined for the list's beginning. */
  readonly from: string | undefined
  /** Number of chosen items that is enough. */
  readonly wanted: number
}

/** Chosen items of consecutive pages, with the last page's body and the token of the page after it. */
export interface ScannedPages<Item, Body> {
  readonly items: readonly Item[]
  readonly data: Body
  readonly next: string | undefined
  /** Number of items that were read. */
  readonly looked: number
}

/** Reads pages until enough of their items are chosen, the list ends, or a limit of pages is reached. Each item is on one of the pages. */
export async function scanPages<Item, Body>(
  load: (token: string | undefined) => PromiseLike<Page<Body, Item>>,
  { has, from, wanted }: ScanOptions<Item>,
): Promise<ScannedPages<Item, Body>> {
  const items: Item[] = []
  let looked = 0
  let token = from
  for (let pages = 1; ; pages++) {
    const page = await load(token)
    looked += page.items.length
    items.push(...page.items.filter(has))
    token = page.nextPageToken
    if (token === undefined || items.length >= wanted || pages >= maxScannedPages)
      return { items, data: page.data, next: token, looked }
  }
}
