/** What of a request decides which file is sent. */
export interface Asked {
  /** Without the query. */
  readonly path: string
  /** With its `?`; empty where there is none. */
  readonly query?: string
  /** The header `accept-encoding`. */
  readonly encodings?: string | undefined
  /** The header `if-none-match`. */
  readonly ifNoneMatch?: string | undefined
}

/** A response, whole. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}
