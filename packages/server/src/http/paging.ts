import type { ReadyJson } from "./ready-json.ts"

/** Position of an item in its list, as a page token carries it. The same as the store's cursor. */
export type Position = readonly (number | string)[]

/** The page that a request selects. */
export interface Paging {
  /** Maximum items on the page: the requested size, or 10,000 where that is 0. */
  readonly size: number
  /**
   * Reads one item more than the page holds, and joins the items' JSON texts into `{"nextPageToken":...,"<member>":[...]}`.
   *
   * The token is bound to the operation, its path and its filters: a request that differs in one of them gets a 400.
   */
  list<Item, At extends Position>(
    member: string,
    read: (range: PageRange<At>) => Promise<readonly Item[] | CutStretch<Item, At>>,
    items: PageItems<Item, At>,
  ): Promise<ReadyJson>
}

/** The range of a list to read: at most `limit` items after `after`, or from the beginning. */
export interface PageRange<At extends Position> {
  readonly after: At | undefined
  readonly limit: number
}

/** Items that end before the limit because more would have been too much work at once; the list has more. */
export interface CutStretch<Item, At extends Position> {
  readonly items: readonly Item[]
  readonly isCut: true
  /** Where the next page begins; default after the last item, so it is required where `items` may be empty. */
  readonly next?: At
}

/** Positions of items in a list: of an item, and from a page token. */
export interface PagePosition<in Item, out At extends Position> {
  of(item: Item): At
  /** The position that a token carries; undefined where it is not a position of this list. */
  read(position: Position): At | undefined
}

/** How a page writes its items and their positions. */
export interface PageItems<Item, At extends Position> {
  /** JSON texts of the items, in order; an item whose text is undefined is left out, so that the page has fewer. */
  readonly json: (items: readonly Item[]) => Promise<readonly (string | undefined)[]> | readonly (string | undefined)[]
  readonly position: PagePosition<NoInfer<Item>, At>
}
