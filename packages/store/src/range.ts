/** Position of an item in its list. A list continues right after it, whatever was added before it meanwhile. */
export type Cursor = readonly (number | string)[]

/** A stretch of a list: at most `limit` items after `after`, or from the beginning. */
export interface Range<At extends Cursor = Cursor> {
  readonly after?: At | undefined
  readonly limit: number
}
