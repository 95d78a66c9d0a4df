/**
 * How the values of a query parameter are joined: with `,`, with a space, with `|`, or as `name[member]=value`.
 *
 * @example
 * import type { QueryStyle } from "@serac/rest"
 *
 * const styles: Record<string, QueryStyle> = { nodeIds: "csv" }
 */
export type QueryStyle = "csv" | "ssv" | "pipes" | "deepObject"

/**
 * What the runtime has to know about one operation of an OpenAPI document.
 *
 * @example
 * import type { RestOperation } from "@serac/rest"
 *
 * const listLatestBlocks: RestOperation = {
 *   id: "listLatestBlocks",
 *   method: "GET",
 *   path: "/v1/chains/{chainId}/blocks",
 *   query: ["pageToken", "pageSize"],
 *   items: "blocks",
 * }
 */
export interface RestOperation {
  /** Its operationId. */
  readonly id: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Its path template, for example `/v1/chains/{chainId}/blocks`; a literal suffix such as `:reindex` stays as it is. */
  readonly path: string
  /** Names of its query parameters. */
  readonly query?: readonly string[]
  /** Names of its header parameters. */
  readonly header?: readonly string[]
  /** How a query parameter is written; a name that is absent is repeated for each value. */
  readonly styles?: Readonly<Record<string, QueryStyle>>
  /** For a listing, the member of a page that holds the items. */
  readonly items?: string
  /**
   * For a listing, that one which begins again hands out new tokens: it is known by its first items, which no page but the
   * first may hold. Absent: it is known by its tokens alone.
   */
  readonly restarts?: "items"
  /** Statuses other than success whose body is the result, for example 503 of a health check. */
  readonly data?: readonly number[]
  /** How the body of a result is read. Default `JSON.parse`; `parseLossless` where it has 64-bit integers. */
  readonly parse?: (text: string) => unknown
}
