import type { BatchOptions } from "./batching.ts"
import type { Dialect } from "./positional.ts"
import type { RetryOptions } from "./retry.ts"

/** What a client is created with and one call may change. */
export interface RpcSettings {
  /** Values of the placeholders in paths, such as `{ blockchainID: "C" }`. They are percent-encoded. */
  readonly variables?: Readonly<Record<string, string>>
  /** Added to every request; a call's headers win over the client's. `content-type` is always `application/json`. */
  readonly headers?: Readonly<Record<string, string>>
  /** ms for one attempt, its whole answer included. Default 30,000; `Infinity` for no limit. */
  readonly timeout?: number
  /** ms for a call with all its attempts and pauses. Default 120,000; `Infinity` for no limit. */
  readonly totalTimeout?: number
  /** `false` for one attempt at each endpoint. */
  readonly retry?: RetryOptions | false
  /** Bytes of an answer, decompressed, before it is given up. Default 67,108,864 (64 MiB). */
  readonly maxResponseBytes?: number
  /**
   * Whether identical idempotent calls in flight share one request, and so one result object. Default true; a call with a
   * `signal` never shares.
   */
  readonly dedupe?: boolean
  /** How positional calls are put together, where the client has batching; `false` sends each by itself. */
  readonly batch?: BatchOptions | false
}

/** Settings of a client, wherever it asks. */
export interface RpcClientSettings extends RpcSettings {
  /** Default the global `fetch`, looked up at each request. Whoever wants to see each attempt wraps it. */
  readonly fetch?: typeof fetch
  /** How positional methods are called: `positional`, each by itself, or `batching`. Default: what the API's client takes. */
  readonly dialect?: () => Dialect
}

/**
 * Node base URLs, asked in order: the next one when one fails, and then that one for as long as it works. Each path is
 * remembered by itself, since not every node serves every chain.
 */
export interface AtUrl {
  readonly url: string | readonly string[]
  readonly endpoint?: never
  readonly transport?: never
}

/** Exact URLs that take every call whatever its path, asked in the same way. */
export interface AtEndpoint {
  readonly endpoint: string | readonly string[]
  readonly url?: never
  readonly transport?: never
}

/** Calls that go over something else than HTTP, such as {@link fromProvider} makes it. */
export interface OverTransport {
  readonly transport: RpcTransport
  readonly fetch?: never
  readonly url?: never
  readonly endpoint?: never
}

/** A stand-in for HTTP: `fetch` gets each JSON-RPC request and answers it. Its settings are defaults of the client's. */
export interface RpcTransport extends RpcSettings {
  /** Only a name, for errors. */
  readonly endpoint: string
  readonly fetch: typeof fetch
}

/**
 * Options of a client: where it asks, and how.
 *
 * A URL is one of http or https and may not hold a user name and a password: they belong into a header. The query and whatever path stands before `/ext/`
 * never appear in an error.
 */
export type RpcOptions = RpcClientSettings & (AtUrl | AtEndpoint | OverTransport)

/** Options of one call. */
export interface RpcCallOptions extends RpcSettings {
  /** Aborts this call alone: others in the same batch go on. The call rejects with the signal's `reason`. */
  readonly signal?: AbortSignal
  /** Asks these base URLs instead of what the client asks. */
  readonly url?: string | readonly string[]
  /** Whether the call may be repeated when it is unknown what became of it. Default: what the operation says. */
  readonly idempotent?: boolean
}
