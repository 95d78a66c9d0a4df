import type { Fetch } from "./fetch.ts"
import type { Hooks } from "./hooks.ts"

/**
 * Headers by name, in any form that `fetch` takes. In an object, `null` removes a header and `undefined` is ignored.
 *
 * @example
 * import type { HeadersOption } from "@serac/client/http"
 *
 * const headers: HeadersOption = { "x-trace": "7", "x-data-api-key": null }
 */
export type HeadersOption = HeadersInit | Readonly<Record<string, string | null | undefined>>

/**
 * A key or a token, or a function that returns the present one. The function is called in every attempt, so that keys can be rotated and a token
 * that has expired is renewed before a retry. The attempt's `timeout` and the call's `totalTimeout` and signal apply to it as well;
 * its own `signal` aborts when its result is not needed any more. Its error is the `cause` of an `InvalidParameterError`.
 *
 * @example
 * import type { Secret } from "@serac/client/http"
 *
 * const token: Secret = async ({ signal }) => (await fetch("http://127.0.0.1:8200/token", { signal })).text()
 */
export type Secret<Value = string> = Value | ((attempt: { readonly signal: AbortSignal }) => Value | Promise<Value>)

/**
 * When a request is retried.
 *
 * - Retried are 429, 502, 503, 504, network faults and attempts that timed out, if the call is idempotent. Another call
 *   is retried only after 429 and 503, with which the server says that it did nothing. No call is retried if the response has
 *   `x-should-retry: false`: the server says that a retry cannot succeed, for example because it does not index the data.
 * - The delay is the server's (`retry-after`, else for a 429 `ratelimit-reset`), to the millisecond; else `delay`,
 *   doubled with every attempt, minus a random part of up to half.
 * - If the delay would exceed `maxDelay` or the rest of the total time, the call fails at once.
 *
 * @example
 * import type { RetryOptions } from "@serac/client/http"
 *
 * const persistent: RetryOptions = { attempts: 5, delay: 1_000, maxDelay: 60_000 }
 */
export interface RetryOptions {
  /** Maximum number of requests at one endpoint, including the first. Default 3. */
  readonly attempts?: number | undefined
  /** Milliseconds before the first retry, if the server names no delay. Default 500. */
  readonly delay?: number | undefined
  /** The longest delay in milliseconds, including the server's. Default 30,000. */
  readonly maxDelay?: number | undefined
}

/**
 * Options of a client and of a single call; the call's override the client's, and undefined ones are ignored.
 *
 * @example
 * import type { SharedOptions } from "@serac/client/http"
 *
 * const options: SharedOptions = { timeout: 5_000, retry: { attempts: 5 }, headers: { "x-trace": "7" } }
 */
export interface SharedOptions {
  /** Headers to send. A call's are added to the client's. */
  readonly headers?: HeadersOption | undefined
  /** Time limit of one attempt in milliseconds, including its body. Default 30,000; `Infinity` for no limit. */
  readonly timeout?: number | undefined
  /** Time limit of a call in milliseconds, including all attempts and delays. Default 120,000; `Infinity` for no limit. */
  readonly totalTimeout?: number | undefined
  /** When to retry a request; `false` for never. A call's options are merged over the client's. */
  readonly retry?: RetryOptions | false | undefined
  /** The largest accepted body, in bytes after decompression. Default 67,108,864 (64 MiB). */
  readonly maxResponseBytes?: number | undefined
}

/**
 * Options of a client only.
 *
 * @example
 * import type { HttpClientOptions } from "@serac/client/http"
 *
 * const options: HttpClientOptions = { hooks: { onRetry: ({ error }) => console.warn(error.message) } }
 */
export interface HttpClientOptions extends SharedOptions {
  /** The implementation of `fetch`. Default: the global `fetch` at the time of the call. */
  readonly fetch?: Fetch | undefined
  /** Observers of every call. */
  readonly hooks?: Hooks | undefined
  /** Sent as `authorization: Bearer ...`. */
  readonly bearerToken?: Secret | undefined
}

/**
 * Options of a call only.
 *
 * @example
 * import type { HttpCallOptions } from "@serac/client/http"
 *
 * const urgent: HttpCallOptions = { signal: AbortSignal.timeout(2_000), retry: false }
 */
export interface HttpCallOptions extends SharedOptions {
  /** Aborts the call: it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}
