/** A stretch of time in which units of a quota can be used. */
export interface QuotaWindow {
  /** Whose quota it is. */
  readonly subject: string
  /** How long it lasts. */
  readonly seconds: number
  /** When it begins, in Unix seconds. */
  readonly start: number
}

/** What was taken of a quota. */
export interface QuotaTaken {
  /** Units; fewer than were asked for where no more were left. */
  readonly granted: number
  /** Units that are used now, by all. */
  readonly used: number
}
