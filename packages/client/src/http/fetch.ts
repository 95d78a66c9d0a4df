/**
 * What a request is sent with. Each member is of the language or of the web platform, so that any implementation of `fetch`
 * takes it.
 *
 * @example
 * import type { FetchInit } from "@serac/client/http"
 *
 * const describe = ({ method, headers }: FetchInit) => `${method} ${headers["content-type"] ?? "no body"}`
 */
export interface FetchInit {
  method: string
  headers: Record<string, string>
  /** Absent where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: each implementation types what it takes as a body in its own way
  body?: any
  signal: AbortSignal
  redirect: "manual" | "follow"
}

/**
 * What is read of an answer: a `Response` of the platform, of undici or of another implementation.
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
 * Sends one request: the global `fetch`, undici's, or one of your own. It has to heed `redirect: "manual"`, which is given with
 * every request that has a header of the user's, so that a key never goes where a server redirects to.
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
