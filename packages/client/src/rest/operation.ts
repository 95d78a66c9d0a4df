import type { createPages } from "./pages.ts"

/**
 * How a parameter is written, by the names of OpenAPI; `*` is its `explode`, as in RFC 6570. `json` is for a query
 * parameter that the document describes by a media type.
 *
 * @example
 * import type { ParameterStyle } from "@serac/client/rest"
 *
 * const styles: Record<string, ParameterStyle> = { nodeIds: "form", filter: "deepObject" }
 */
export type ParameterStyle =
  | ("simple" | "simple*" | "label" | "label*" | "matrix" | "matrix*")
  | ("form" | "form*" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "json")

/**
 * What `fetch` is given as the body of a request.
 *
 * @example
 * import type { BodyContent } from "@serac/client/rest"
 *
 * const note: BodyContent = { body: "a note", contentType: "text/plain" }
 */
export interface BodyContent {
  readonly body: string | Uint8Array<ArrayBuffer> | Blob | FormData | URLSearchParams
  /** Absent where `fetch` names the type itself, as it does for multipart. */
  readonly contentType?: string
}

/**
 * How a body is sent that is not plain JSON. What writes it is imported by the operation that needs it, so that nobody else
 * bundles it.
 *
 * @example
 * import { type BodyFormat, writeText } from "@serac/client/rest"
 *
 * const note: BodyFormat = { type: "text/plain", write: writeText }
 */
export interface BodyFormat {
  /** Its media type, as the document has it. */
  readonly type: string
  /** Makes the body from the parameter `body`. What it throws becomes an `InvalidParameterError`. */
  readonly write: (value: unknown, format: BodyFormat) => BodyContent
  /** Of a form: how a member is written (a `ParameterStyle`), or in multipart its media type. */
  readonly parts?: Readonly<Record<string, string>>
}

/**
 * What the runtime has to know about one operation of an OpenAPI document.
 *
 * @example
 * import { createPages, type RestOperation } from "@serac/client/rest"
 *
 * const listLatestBlocks: RestOperation = {
 *   id: "listLatestBlocks",
 *   method: "GET",
 *   path: "/v1/chains/{chainId}/blocks",
 *   query: ["pageToken", "pageSize"],
 *   items: "blocks",
 *   pages: createPages,
 * }
 */
export interface RestOperation {
  /** Its operationId. */
  readonly id: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS"
  /** Its path template, for example `/v1/chains/{chainId}/blocks`; a literal suffix such as `:reindex` stays as it is. */
  readonly path: string
  /** Names of its query parameters. */
  readonly query?: readonly string[]
  /** Names of its header parameters. */
  readonly header?: readonly string[]
  /** What a call must give of query and header, and `body`. What stands in the path is required always. */
  readonly required?: readonly string[]
  /**
   * How a parameter is written that is not by its place's default: `form*` in the query, where an array is repeated,
   * and one plain value in path and header.
   */
  readonly styles?: Readonly<Record<string, ParameterStyle>>
  /**
   * The media type of a body that is JSON, in which a bigint becomes a string of digits, or the format of another one
   * (`writeExactJson` where the body has 64-bit integers); absent where there is no body.
   */
  readonly body?: string | BodyFormat
  /** The media types to ask for. Default `application/json`. */
  readonly accept?: string
  /**
   * What a result is, if not JSON: text, bytes (`Uint8Array`), nothing that is looked at, or nothing yet (`unread`), where the caller
   * reads the body of the response.
   */
  readonly result?: "text" | "binary" | "none" | "unread"
  /** Where it is served, if not where the others are. A call must then give its `baseUrl`. */
  readonly server?: string
  /** For a listing, the member of a page that holds the items. */
  readonly items?: string
  /** For a listing, what makes it: `createPages`, imported by the operation so that calls alone do not bundle it. */
  readonly pages?: typeof createPages
  /**
   * For a listing, that one which begins again hands out new tokens: it is known by its first items, which no page but the
   * first may hold. Absent: it is known by its tokens alone.
   */
  readonly restarts?: "items"
  /** Of a POST or PATCH, that sending it again does no more than sending it once. Other methods are idempotent by HTTP. */
  readonly idempotent?: true
  /** Statuses other than success whose body is the result, for example 503 of a health check. */
  readonly data?: readonly number[]
  /** How the body of a result is read. Default `JSON.parse`; `parseLossless` where it has 64-bit integers. */
  readonly parse?: (text: string) => unknown
}
