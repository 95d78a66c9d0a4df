/** Maximum size of a request body in bytes: a node's limit for its EVM interface, used for all interfaces here. */
export const maxBodyBytes = 5 * 1024 * 1024

/** A complete HTTP request from any source: a socket, a test, or a worker's message. */
export interface WireRequest {
  readonly method: string
  /** The path with its query, unchanged from the request line: `/ext/bc/X?a=1`. */
  readonly target: string
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The body; empty if `content-length` exceeds {@link maxBodyBytes}, since it is not kept then. */
  readonly body: string
  /** Aborts when the caller has disconnected. */
  readonly signal?: AbortSignal
}

/** A complete HTTP response. */
export interface WireResponse {
  readonly status: number
  /** Headers by lower-case name, without those about the transfer of the body. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** A binary body, such as a compressed file, which is sent instead of `body`. */
  readonly bytes?: Uint8Array
}

/** Handles a request. It does not throw for any input; `DroppedAnswer` closes the connection without a response. */
export type WireHandler = (request: WireRequest) => Promise<WireResponse>

/** The path of a request's target, without its query. */
export function targetPath({ target }: Pick<WireRequest, "target">): string {
  const end = target.indexOf("?")
  return end < 0 ? target : target.slice(0, end)
}

/** The query of a request's target, without its question mark; empty if there is none. */
export function queryOf({ target }: Pick<WireRequest, "target">): string {
  const start = target.indexOf("?")
  return start < 0 ? "" : target.slice(start + 1)
}
