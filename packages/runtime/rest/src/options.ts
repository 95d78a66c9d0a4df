import type { Hooks } from "./hooks.ts"
import type { RetryOptions } from "./retry.ts"

/**
 * Headers by name, in any form that `fetch` takes. In an object, `null` takes a header away and `undefined` is ignored.
 *
 * @example
 * import type { HeadersOption } from "@serac/rest"
 *
 * const headers: HeadersOption = { "x-trace": "7", "x-data-api-key": null }
 */
export type HeadersOption = HeadersInit | Readonly<Record<string, string | null | undefined>>

/** What a client and a single call can both decide; a call's word wins. */
interface SharedOptions {
  /** Headers to send. A call's are added to the client's. */
  readonly headers?: HeadersOption | undefined
  /** Milliseconds that one attempt may take, its body included. Default 30,000; `Infinity` for no limit. */
  readonly timeout?: number | undefined
  /** Milliseconds that a call may take with all its attempts and waits. Default 120,000; `Infinity` for no limit. */
  readonly totalTimeout?: number | undefined
  /** When to repeat a request; `false` for never. A call's options are merged over the client's. */
  readonly retry?: RetryOptions | false | undefined
  /** The largest body to accept, in bytes after decompression. Default 33,554,432 (32 MiB). */
  readonly maxResponseBytes?: number | undefined
}

/**
 * Options of a client.
 *
 * @example
 * import type { RestOptions } from "@serac/rest"
 *
 * const options: RestOptions = {
 *   baseUrl: "https://data.example",
 *   apiKey: "secret",
 *   timeout: 5_000,
 *   retry: { attempts: 5 },
 * }
 */
export interface RestOptions extends SharedOptions {
  /** Where the API is, up to but without `/v1`. Absolute; in a browser it may be relative to the page. */
  readonly baseUrl: string
  /** The API key, sent with every request: where the document wants it, as a bearer token where it wants one. */
  readonly apiKey?: string | undefined
  /** Sent with every request as `authorization: Bearer ...`. */
  readonly bearerToken?: string | undefined
  /** Sent with every request as `authorization: Basic ...`. */
  readonly basicAuth?: { readonly username: string; readonly password: string } | undefined
  /** The header that carries the key. Default: the API's own, else `x-api-key`. */
  readonly apiKeyHeader?: string | undefined
  /** Sends one request. Default: the global `fetch` at the time of the call. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Observers of every call. */
  readonly hooks?: Hooks | undefined
}

/**
 * Options of one call; for a listing, of the call for each page.
 *
 * @example
 * import type { CallOptions } from "@serac/rest"
 *
 * const urgent: CallOptions = { signal: AbortSignal.timeout(2_000), retry: false }
 */
export interface CallOptions extends SharedOptions {
  /** Ends the call: it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Instead of the client's. */
  readonly baseUrl?: string | undefined
}

/**
 * What the makers of a client decide for all its users.
 *
 * @example
 * import type { RestDefaults } from "@serac/rest"
 *
 * const defaults: RestDefaults = { security: { kind: "header", name: "x-data-api-key" } }
 */
export interface RestDefaults {
  /** What the document says of credentials. */
  readonly security?: Security | undefined
}

/**
 * Where an API takes its key: in a header or the query, under that name, or as `authorization`.
 *
 * @example
 * import type { Security } from "@serac/rest"
 *
 * const security: Security = { kind: "header", name: "x-data-api-key" }
 */
export type Security =
  | { readonly kind: "header" | "query"; readonly name: string }
  | { readonly kind: "bearer" }
  | { readonly kind: "basic" }
