/** A listed item and the block it is from. */
export interface Listed {
  readonly block: number
  /** Unix seconds. */
  readonly timestamp: number
  readonly item: Readonly<Record<string, unknown>>
}
