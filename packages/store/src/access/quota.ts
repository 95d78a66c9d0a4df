/** A time window in which units of a quota can be used. */
export interface QuotaWindow {
  /** The owner of the quota. */
  readonly subject: string
  /** The window's length. */
  readonly seconds: number
  /** The window's start in Unix seconds. */
  readonly start: number
}

/** The result of taking units of a quota. */
export interface QuotaTaken {
  /** Granted units; fewer than requested if fewer were left. */
  readonly granted: number
  /** Units that all callers have used now. */
  readonly used: number
}
