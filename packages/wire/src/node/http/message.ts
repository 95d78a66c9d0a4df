/** Bytes that a request's body may have: a node's limit for its EVM interface, here for all. */
export const maxBodyBytes = 5 * 1024 * 1024

/** An HTTP request, whole, wherever it came from: a socket, a test, a worker's message. */
export interface WireRequest {
  readonly method: string
  /** The path with its query, as it stands in the request's first line: `/ext/bc/X?a=1`. */
  readonly target: string
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Empty when `content-length` says that it is longer than {@link maxBodyBytes}: then it is not kept. */
  readonly body: string
  /** Aborts when the caller has gone. */
  readonly signal?: AbortSignal
}

/** An HTTP response, whole. */
export interface WireResponse {
  readonly status: number
  /** By lower-case names, without those that say how the body is sent. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** What is sent in place of the body, where that is no text: a compressed file. */
  readonly bytes?: Uint8Array
}

/** Answers a request. It does not throw for anything that a caller can send; `DroppedAnswer` ends the connection without an answer. */
export type WireHandler = (request: WireRequest) => Promise<WireResponse>

/** The path of a request's target, without its query. */
export function targetPath({ target }: Pick<WireRequest, "target">): string {
  const end = target.indexOf("?")
  return end < 0 ? target : target.slice(0, end)
}

/** The query of a request's target, without its question mark; empty when there is none. */
export function queryOf({ target }: Pick<WireRequest, "target">): string {
  const start = target.indexOf("?")
  return start < 0 ? "" : target.slice(start + 1)
}
