import type { Fetch, HttpCallOptions, HttpClientOptions, SharedOptions } from "../http/runtime.ts"
import type { BatchOptions } from "./batch-options.ts"
import type { RpcDialect } from "./dialect.ts"

/**
 * Options of a JSON-RPC client that a call can override, in addition to timeouts, retries and headers; undefined ones
 * are ignored.
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
   * Whether identical idempotent calls in flight share one request, and thus one result object. Default true; a call with a
   * `signal` never shares.
   */
  readonly dedupe?: boolean | undefined
  /** How positional calls are combined in batches, if the client has batching; `false` sends each by itself. */
  readonly batch?: BatchOptions | false | undefined
}

/**
 * Settings of a client, independent of its endpoints.
 *
 * @example
 * ```ts
 * import { batching, type RpcClientSettings } from "@serac/client/rpc"
 *
 * const settings: RpcClientSettings = { dialect: batching, hooks: { onRetry: ({ error }) => console.warn(error.message) } }
 * ```
 */
export interface RpcClientSettings extends RpcSettings, HttpClientOptions {
  /** How positional methods are called: `positional`, each by itself, or `batching`. Default: that of the API's client. */
  readonly dialect?: (() => RpcDialect) | undefined
}

/**
 * Node base URLs in order of preference: the next one is used when one fails, and stays in use until it fails. Each path is
 * tracked separately, since not every node serves every chain.
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
 * Exact URLs for all calls regardless of their paths, used in the same order.
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
 * A transport other than HTTP for all calls, such as one of `fromProvider`.
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
 * A replacement for HTTP: `fetch` receives each JSON-RPC request and returns the response. Its settings are defaults of the client's.
 *
 * @example
 * ```ts
 * import type { RpcTransport } from "@serac/client/rpc"
 *
 * const silent: RpcTransport = { endpoint: "https://nobody.invalid", fetch: () => new Promise(() => {}) }
 * ```
 */
export interface RpcTransport extends RpcSettings {
  /** A name for errors; no request is sent to it. */
  readonly endpoint: string
  readonly fetch: Fetch
}

/**
 * Options of a client: its endpoints, and its settings.
 *
 * URLs have the scheme http or https, without user name and password, which belong in a header. The path of a base
 * URL, its query, and the part of an exact URL before `/ext/` never appear in an error.
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
 * Options of one call. Its `signal` aborts this call only: others in the same batch continue.
 *
 * @example
 * ```ts
 * import type { RpcCallOptions } from "@serac/client/rpc"
 *
 * const urgent: RpcCallOptions = { signal: AbortSignal.timeout(2_000), retry: false }
 * ```
 */
export interface RpcCallOptions extends RpcSettings, HttpCallOptions {
  /** Replaces the endpoints of the client. */
  readonly baseUrl?: string | readonly string[] | undefined
  /** Whether the call may be retried if it is unknown whether it was executed. Default: that of the operation. */
  readonly idempotent?: boolean | undefined
}
