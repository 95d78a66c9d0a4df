/** What of a request decides which file is sent. */
export interface SiteRequest {
  /** Without the query. */
  readonly path: string
  /** With its `?`; empty where there is none. */
  readonly query?: string
  /** The header `accept-encoding`. */
  readonly encodings?: string | undefined
  /** The header `accept`: a path without a page is a page that says so for a browser, and nothing for any other caller. */
  readonly accept?: string | undefined
  /** The header `if-none-match`. */
  readonly ifNoneMatch?: string | undefined
  /** Who asks, for the metrics service to decide by. */
  readonly from?: Asker | undefined
}

/** Who asks: a request of Node's HTTP server tells it. */
export interface Asker {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** A response, whole. */
export interface SiteResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}
