import type { Fetch, HttpCallOptions, HttpClientOptions, SharedOptions } from "../http/runtime.ts"
import type { BatchOptions } from "./batch-options.ts"
import type { RpcDialect } from "./dialect.ts"

/**
 * What a client of a JSON-RPC API is created with and one call may change, beside timeouts, retries and headers; what is
 * undefined says nothing.
 *
 * @example
 * ```ts
 * import type { RpcSettings } from "@serac/client/rpc"
 *
 * const settings: RpcSettings = { variables: { blockchainID: "C" }, timeout: 5_000, batch: false }
 * ```
 */
export interface RpcSettings extends SharedOptions {
  /** Values of the placeholders in paths, such as `{ blockchainID: "C" }`. They are percent-encoded. */
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined
  /**
   * Whether identical idempotent calls in flight share one request, and so one result object. Default true; a call with a
   * `signal` never shares.
   */
  readonly dedupe?: boolean | undefined
  /** How positional calls are put together, where the client has batching; `false` sends each by itself. */
  readonly batch?: BatchOptions | false | undefined
}

/**
 * Settings of a client, wherever it asks.
 *
 * @example
 * ```ts
 * import { batching, type RpcClientSettings } from "@serac/client/rpc"
 *
 * const settings: RpcClientSettings = { dialect: batching, hooks: { onRetry: ({ error }) => console.warn(error.message) } }
 * ```
 */
export interface RpcClientSettings extends RpcSettings, HttpClientOptions {
  /** How positional methods are called: `positional`, each by itself, or `batching`. Default: what the API's client takes. */
  readonly dialect?: (() => RpcDialect) | undefined
}

/**
 * Node base URLs, asked in order: the next one when one fails, and then that one for as long as it works. Each path is
 * remembered by itself, since not every node serves every chain.
 *
 * @example
 * ```ts
 * import type { AtBaseUrl } from "@serac/client/rpc"
 *
 * const place: AtBaseUrl = { baseUrl: ["http://127.0.0.1:9650", "https://node.example"] }
 * ```
 */
export interface AtBaseUrl {
  readonly baseUrl: string | readonly string[]
  readonly endpoint?: undefined
  readonly transport?: undefined
}

/**
 * Exact URLs that take every call whatever its path, asked in the same way.
 *
 * @example
 * ```ts
 * import type { AtEndpoint } from "@serac/client/rpc"
 *
 * const place: AtEndpoint = { endpoint: "http://127.0.0.1:8545" }
 * ```
 */
export interface AtEndpoint {
  readonly endpoint: string | readonly string[]
  readonly baseUrl?: undefined
  readonly transport?: undefined
}

/**
 * Calls that go over something else than HTTP, such as `fromProvider` makes it.
 *
 * @example
 * ```ts
 * import { fromProvider, type OverTransport } from "@serac/client/rpc"
 * import { http } from "viem"
 *
 * const place: OverTransport = { transport: fromProvider(http("http://127.0.0.1:9650/ext/bc/C/rpc")) }
 * ```
 */
export interface OverTransport {
  readonly transport: RpcTransport
  readonly fetch?: undefined
  readonly baseUrl?: undefined
  readonly endpoint?: undefined
}

/**
 * A stand-in for HTTP: `fetch` gets each JSON-RPC request and answers it. Its settings are defaults of the client's.
 *
 * @example
 * ```ts
 * import type { RpcTransport } from "@serac/client/rpc"
 *
 * const silent: RpcTransport = { endpoint: "https://nobody.invalid", fetch: () => new Promise(() => {}) }
 * ```
 */
export interface RpcTransport extends RpcSettings {
  /** Only a name, for errors. */
  readonly endpoint: string
  readonly fetch: Fetch
}

/**
 * Options of a client: where it asks, and how.
 *
 * A URL is one of http or https and may not hold a user name and a password: they belong into a header. The path of a base
 * URL, its query, and of an exact URL whatever stands before `/ext/` never appear in an error.
 *
 * @example
 * ```ts
 * import type { RpcOptions } from "@serac/client/rpc"
 *
 * const options: RpcOptions = { baseUrl: "http://127.0.0.1:9650", bearerToken: "secret", retry: { attempts: 5 } }
 * ```
 */
export type RpcOptions = RpcClientSettings & (AtBaseUrl | AtEndpoint | OverTransport)

/**
 * Options of one call. Its `signal` aborts this call alone: others in the same batch go on.
 *
 * @example
 * ```ts
 * import type { RpcCallOptions } from "@serac/client/rpc"
 *
 * const urgent: RpcCallOptions = { signal: AbortSignal.timeout(2_000), retry: false }
 * ```
 */
export interface RpcCallOptions extends RpcSettings, HttpCallOptions {
  /** Asks these base URLs instead of what the client asks. */
  readonly baseUrl?: string | readonly string[] | undefined
  /** Whether the call may be repeated when it is unknown what became of it. Default: what the operation says. */
  readonly idempotent?: boolean | undefined
}
