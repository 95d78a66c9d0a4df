import type { ReadyJson } from "./ready-json.ts"

/** Position of an item in its list: what a page token carries. The same as the store's cursor. */
export type Position = readonly (number | string)[]

/** The page that a request asks for. */
export interface Paging {
  /** Items on the page, at most: what was asked for, and 10,000 where that is 0. */
  readonly size: number
  /** Where the page before ended; undefined for the first page. Comes from a token that this service signed. */
  readonly after: Position | undefined
  /**
   * Reads one item more than the page holds, and joins the items' JSON texts into `{"nextPageToken":...,"<member>":[...]}`.
   *
   * The token is bound to the operation, its path and its filters: with any other it is refused by 400.
   */
  list<Item>(
    member: string,
    read: (range: PageRange) => Promise<readonly Item[] | CutStretch<Item>>,
    item: PageItems<Item>,
  ): Promise<ReadyJson>
}

/** The stretch of a list to read: at most `limit` items after `after`, or from the beginning. */
export interface PageRange {
  readonly after: Position | undefined
  readonly limit: number
}

/** Items that end before the limit, since more would have been too much work at once: there are more. */
export interface CutStretch<Item> {
  readonly items: readonly Item[]
  readonly isCut: true
  /** Where they go on; default after the last item, so that it must be said where there may be none. */
  readonly next?: Position
}

/** What a page needs of its items. */
export interface PageItems<Item> {
  /** Complete JSON texts of the items, in order; an item of which it is undefined is left out, so that the page has fewer. */
  readonly json: (items: readonly Item[]) => Promise<readonly (string | undefined)[]> | readonly (string | undefined)[]
  readonly position: (item: Item) => Position
}
