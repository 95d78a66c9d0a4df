/** A listed item and the block it is from. */
export interface OracleItem {
  readonly block: number
  /** Unix seconds. */
  readonly timestamp: number
  readonly item: Readonly<Record<string, unknown>>
}
