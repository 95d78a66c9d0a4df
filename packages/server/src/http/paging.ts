import type { ReadyJson } from "./ready-json.ts"

/** Position of an item in its list: what a page token carries. The same as the store's cursor. */
export type Position = readonly (number | string)[]

/** The page that a request asks for. */
export interface Paging {
  /** Items on the page, at most: what was asked for, and 10,000 where that is 0. */
  readonly size: number
  /**
   * Reads one item more than the page holds, and joins the items' JSON texts into `{"nextPageToken":...,"<member>":[...]}`.
   *
   * The token is bound to the operation, its path and its filters: with any other it is refused by 400.
   */
  list<Item, At extends Position>(
    member: string,
    read: (range: PageRange<At>) => Promise<readonly Item[] | CutStretch<Item, At>>,
    items: PageItems<Item, At>,
  ): Promise<ReadyJson>
}

/** The stretch of a list to read: at most `limit` items after `after`, or from the beginning. */
export interface PageRange<At extends Position> {
  readonly after: At | undefined
  readonly limit: number
}

/** Items that end before the limit, since more would have been too much work at once: there are more. */
export interface CutStretch<Item, At extends Position> {
  readonly items: readonly Item[]
  readonly isCut: true
  /** Where they go on; default after the last item, so that it must be said where there may be none. */
  readonly next?: At
}

/** Where items stand in a list: of an item, and as a page token carries it. */
export interface PagePosition<in Item, out At extends Position> {
  of(item: Item): At
  /** The same position of what a token carries; undefined for what is no position of this list. */
  read(position: Position): At | undefined
}

/** What a page needs of its items. */
export interface PageItems<Item, At extends Position> {
  /** Complete JSON texts of the items, in order; an item of which it is undefined is left out, so that the page has fewer. */
  readonly json: (items: readonly Item[]) => Promise<readonly (string | undefined)[]> | readonly (string | undefined)[]
  readonly position: PagePosition<NoInfer<Item>, At>
}
