/** The parts of a request that determine the response. */
export interface SiteRequest {
  /** The path without the query. */
  readonly path: string
  /** The query with its `?`; empty if there is none. */
  readonly query?: string
  /** The header `accept-encoding`. */
  readonly encodings?: string | undefined
  /** The header `accept`: for a path without a page, browsers get a page with status 404, and other callers get no response. */
  readonly accept?: string | undefined
  /** The header `if-none-match`. */
  readonly ifNoneMatch?: string | undefined
  /** The caller, for the access control of the metrics service. */
  readonly from?: Asker | undefined
}

/** The caller: a request of Node's HTTP server provides it. */
export interface Asker {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** A complete response. */
export interface SiteResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}
