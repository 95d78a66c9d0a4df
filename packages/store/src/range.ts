/** Position of an item in its list. The list continues directly after it, whatever items were added before it meanwhile. */
export type Cursor = readonly (number | string)[]

/** A range of a list: at most `limit` items after `after`, or from the beginning. */
export interface Range<At extends Cursor = Cursor> {
  readonly after?: At | undefined
  readonly limit: number
}
