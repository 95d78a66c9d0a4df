/**
 * The options of a request. Each member has a type of the language or of the web platform, so that any implementation of `fetch`
 * accepts it.
 *
 * @example
 * import type { FetchInit } from "@serac/client/http"
 *
 * const describe = ({ method, headers }: FetchInit) => `${method} ${headers["content-type"] ?? "no body"}`
 */
export interface FetchInit {
  method: string
  headers: Record<string, string>
  /** The body; absent if there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: each implementation types what it takes as a body in its own way
  body?: any
  signal: AbortSignal
  redirect: "manual" | "follow"
}

/**
 * The part of a response that the client reads: a `Response` of the platform, of undici or of another implementation.
 *
 * @example
 * import type { FetchResponse } from "@serac/client/http"
 *
 * const isFine = ({ ok }: FetchResponse) => ok
 */
export interface FetchResponse {
  readonly ok: boolean
  readonly status: number
  readonly type: string
  readonly headers: { get(name: string): string | null }
  // biome-ignore lint/suspicious/noExplicitAny: streams of two implementations are of two types
  readonly body: any
}

/**
 * Sends one request: the global `fetch`, undici's, or one of your own. It must respect `redirect: "manual"`, which every request with a header of
 * the user, or a key in its query, has, so that no key is sent to another origin by a redirect.
 *
 * @example
 * import type { Fetch } from "@serac/client/http"
 *
 * const traced: Fetch = (url, init) => {
 *   console.log(init.method, url)
 *   return fetch(url, init)
 * }
 */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>
