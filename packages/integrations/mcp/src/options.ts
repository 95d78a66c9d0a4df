import type { ApiName } from "./apis/api-name.ts"

/**
 * Where an API is.
 *
 * @example
 * import type { ApiOptions } from "@serac/mcp"
 *
 * const data: ApiOptions = { baseUrl: "http://127.0.0.1:8080" }
 */
export interface ApiOptions {
  /** The base URL: of a service without `/v1`, of a node without `/ext/...`. */
  readonly baseUrl: string
  /** The key of the data API. It is sent with every request, and never shown. */
  readonly apiKey?: string
  /**
   * Whether `baseUrl` is the one endpoint of an EVM chain that takes every call whatever its path; for `subnet-evm` only.
   * Default false: it is the base URL of a node.
   */
  readonly isEndpoint?: boolean
}

/**
 * What a server offers, and how much of it at a time.
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
   * Offers only operations with one of these tags, in any letter case. The tag of a JSON-RPC method is its namespace, such as
   * `eth` or `platform`. Default: all.
   */
  readonly tags?: readonly string[]
  /** Operations that are not plain reads and may be called all the same: `data.reindexNft`. Default: none. */
  readonly allow?: readonly string[]
  /** The most items of a page, where an operation has `pageSize`. Default 25. */
  readonly maxPageSize?: number
  /** The most characters of an answer that a tool gives at a time, at least 1,000. Default 20,000. */
  readonly maxAnswerCharacters?: number
  /** Sends a request. Default: the global `fetch`. */
  readonly fetch?: typeof fetch
  /** The time in milliseconds since 1970, for ages. Default: the system's clock. */
  readonly now?: () => number
}
