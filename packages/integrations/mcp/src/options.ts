import type { ApiName } from "./apis/api-name.ts"

/**
 * The address and credentials of an API.
 *
 * @example
 * import type { ApiOptions } from "@serac/mcp"
 *
 * const data: ApiOptions = { baseUrl: "http://127.0.0.1:8080" }
 */
export interface ApiOptions {
  /** The base URL: of a service without `/v1`, of a node without `/ext/...`. */
  readonly baseUrl: string
  /** The key of the data API. It is sent with every request and never included in output. */
  readonly apiKey?: string
  /**
   * Whether `baseUrl` is the endpoint of a single EVM chain that takes all calls, whatever their path; for `subnet-evm` only.
   * Default false: it is the base URL of a node.
   */
  readonly isEndpoint?: boolean
}

/**
 * Options of a server: the APIs and operations that it offers, and the limits on answers.
 *
 * @example
 * import type { McpOptions } from "@serac/mcp"
 *
 * const options: McpOptions = {
 *   apis: { data: { baseUrl: "http://127.0.0.1:8080" }, "p-chain": { baseUrl: "http://127.0.0.1:9650" } },
 *   tags: ["Blocks", "Validators", "platform"],
 *   maxPageSize: 10,
 * }
 */
export interface McpOptions {
  /** The APIs to offer, at least one. */
  readonly apis: Readonly<Partial<Record<ApiName, ApiOptions>>>
  /**
   * Offers only operations with one of these tags (case-insensitive). The tag of a JSON-RPC method is its namespace, such as
   * `eth` or `platform`. Default: all.
   */
  readonly tags?: readonly string[]
  /** Operations that may be called although they are not plain reads, such as `data.reindexNft`. Default: none. */
  readonly allow?: readonly string[]
  /** The maximum number of items per page, for operations with `pageSize`. Default 25. */
  readonly maxPageSize?: number
  /** The maximum number of characters in one answer of a tool, at least 1,000. Default 20,000. */
  readonly maxAnswerCharacters?: number
  /** Sends a request. Default: the global `fetch`. */
  readonly fetch?: typeof fetch
  /** Returns the current time in milliseconds since 1970, for ages. Default: the system's clock. */
  readonly now?: () => number
}
