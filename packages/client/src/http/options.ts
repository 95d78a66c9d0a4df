import type { Fetch } from "./fetch.ts"
import type { Hooks } from "./hooks.ts"

/**
 * Headers by name, in any form that `fetch` takes. In an object, `null` takes a header away and `undefined` is ignored.
 *
 * @example
 * import type { HeadersOption } from "@serac/client/http"
 *
 * const headers: HeadersOption = { "x-trace": "7", "x-data-api-key": null }
 */
export type HeadersOption = HeadersInit | Readonly<Record<string, string | null | undefined>>

/**
 * A key or a token, or what gives the present one: a function is asked in every attempt, so that keys can be rotated and a token
 * that has expired is renewed before a repetition. The attempt's `timeout` and the call's `totalTimeout` and signal bound it as well;
 * its own `signal` says when nobody waits for it any more. What it throws is the `cause` of an `InvalidParameterError`.
 *
 * @example
 * import type { Secret } from "@serac/client/http"
 *
 * const token: Secret = async ({ signal }) => (await fetch("http://127.0.0.1:8200/token", { signal })).text()
 */
export type Secret<Value = string> = Value | ((attempt: { readonly signal: AbortSignal }) => Value | Promise<Value>)

/**
 * When a request is repeated.
 *
 * - What is repeated: 429, 502, 503, 504, network faults and attempts out of time, if the call is idempotent. Another call
 *   is repeated on 429 and 503 only, where the server says that it did nothing. None is repeated where the answer has
 *   `x-should-retry: false`: the server says that it will not be otherwise, as a service does of what it does not index.
 * - After how long: as the server says (`retry-after`, else on a 429 `ratelimit-reset`), to the millisecond; else `delay`,
 *   doubled with every attempt, of which a random part between none and half is taken off.
 * - Never when the wait would exceed `maxDelay` or what is left of the total time: the call then fails at once.
 *
 * @example
 * import type { RetryOptions } from "@serac/client/http"
 *
 * const persistent: RetryOptions = { attempts: 5, delay: 1_000, maxDelay: 60_000 }
 */
export interface RetryOptions {
  /** Requests at one endpoint in all, the first included. Default 3. */
  readonly attempts?: number | undefined
  /** Milliseconds before the first repetition, when the server names none. Default 500. */
  readonly delay?: number | undefined
  /** The longest wait in milliseconds, the server's included. Default 30,000. */
  readonly maxDelay?: number | undefined
}

/**
 * What a client and a single call can both decide; a call's word wins, and what is undefined says nothing.
 *
 * @example
 * import type { SharedOptions } from "@serac/client/http"
 *
 * const options: SharedOptions = { timeout: 5_000, retry: { attempts: 5 }, headers: { "x-trace": "7" } }
 */
export interface SharedOptions {
  /** Headers to send. A call's are added to the client's. */
  readonly headers?: HeadersOption | undefined
  /** Milliseconds that one attempt may take, its body included. Default 30,000; `Infinity` for no limit. */
  readonly timeout?: number | undefined
  /** Milliseconds that a call may take with all its attempts and waits. Default 120,000; `Infinity` for no limit. */
  readonly totalTimeout?: number | undefined
  /** When to repeat a request; `false` for never. A call's options are merged over the client's. */
  readonly retry?: RetryOptions | false | undefined
  /** The largest body to accept, in bytes after decompression. Default 67,108,864 (64 MiB). */
  readonly maxResponseBytes?: number | undefined
}

/**
 * What only a client decides.
 *
 * @example
 * import type { HttpClientOptions } from "@serac/client/http"
 *
 * const options: HttpClientOptions = { hooks: { onRetry: ({ error }) => console.warn(error.message) } }
 */
export interface HttpClientOptions extends SharedOptions {
  /** Sends one request. Default: the global `fetch` at the time of the call. */
  readonly fetch?: Fetch | undefined
  /** Observers of every call. */
  readonly hooks?: Hooks | undefined
  /** Sent as `authorization: Bearer ...`. */
  readonly bearerToken?: Secret | undefined
}

/**
 * What only a call decides.
 *
 * @example
 * import type { HttpCallOptions } from "@serac/client/http"
 *
 * const urgent: HttpCallOptions = { signal: AbortSignal.timeout(2_000), retry: false }
 */
export interface HttpCallOptions extends SharedOptions {
  /** Ends the call: it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}
