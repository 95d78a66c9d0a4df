import type { createPages } from "./pages.ts"
import type { ParameterWriter } from "./parameter.ts"
import type { SecurityAlternatives } from "./security-schemes.ts"

/**
 * How a parameter is serialized, by OpenAPI's names; `*` means `explode`, as in RFC 6570. `json` is for a query
 * parameter that the document describes by a media type.
 *
 * @example
 * import { type ParameterStyle, styled } from "@serac/client/rest"
 *
 * const style: ParameterStyle = "deepObject"
 * const styles = { filter: styled(style) }
 */
export type ParameterStyle =
  | ("simple" | "simple*" | "label" | "label*" | "matrix" | "matrix*")
  | ("form" | "form*" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "json")

/**
 * The body of a request for `fetch`.
 *
 * @example
 * import type { BodyContent } from "@serac/client/rest"
 *
 * const note: BodyContent = { body: "a note", contentType: "text/plain" }
 */
export interface BodyContent {
  readonly body: string | Uint8Array<ArrayBuffer> | Blob | FormData | URLSearchParams
  /** Absent if `fetch` sets the type itself, as for multipart. */
  readonly contentType?: string
}

/**
 * The format of a body. The operation imports the writer, so that only its users bundle it.
 *
 * @example
 * import { type BodyFormat, writeText } from "@serac/client/rest"
 *
 * const note: BodyFormat = { type: "text/plain", write: writeText }
 */
export interface BodyFormat {
  /** Its media type, as the document has it. */
  readonly type: string
  /** Creates the body from the parameter `body`. An error that it throws becomes an `InvalidParameterError`. */
  readonly write: (value: unknown, format: BodyFormat) => BodyContent
  /** For a form: how a member is written (a `ParameterStyle`), or in multipart its media type. */
  readonly parts?: Readonly<Record<string, string>>
}

/**
 * The description of an operation of an OpenAPI document for the runtime.
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
  /** Required parameters in query and header, and `body`. Path parameters are always required. */
  readonly required?: readonly string[]
  /**
   * The writers of parameters whose style is not the usual one of their location, made by `styled`. Usual is `form*` in the query, where an
   * array repeats the name, and one plain value in path and header.
   */
  readonly styles?: Readonly<Record<string, ParameterWriter>>
  /** The names that requests have of parameters in query and header, if calls have others: two places can have one name. */
  readonly names?: Readonly<Record<string, string>>
  /** The format of its body, such as `{ type: "application/json", write: writeJson }`; absent if there is no body. */
  readonly body?: BodyFormat
  /** The accepted media types. Default `application/json`. */
  readonly accept?: string
  /**
   * The form of a result other than JSON: text, bytes (`Uint8Array`), ignored (`none`), or not read (`unread`), so that the caller
   * reads the body of the response.
   */
  readonly result?: "text" | "binary" | "none" | "unread"
  /** Name of the server, if it differs from that of the other operations. A call must then pass its `baseUrl`. */
  readonly server?: string
  /** The media type of its stream, for `createStream`: server-sent events or lines of JSON. */
  readonly stream?: string
  /** For a listing, the member of a page that holds the items. */
  readonly items?: string
  /** For a listing, the function that creates it: `createPages`, imported by the operation so that calls alone do not bundle it. */
  readonly pages?: typeof createPages
  /**
   * For a listing that returns new tokens when it restarts: a restart is detected by the first items, which only the
   * first page may have. Absent: a restart is detected by the tokens only.
   */
  readonly restarts?: "items"
  /** For a POST or PATCH, whether it is idempotent. Other methods are idempotent by HTTP. */
  readonly idempotent?: true
  /** The security schemes that it requires, if not those that most operations require. Empty: none. */
  readonly security?: SecurityAlternatives
  /** Statuses other than success whose body is the result, for example 503 of a health check. */
  readonly data?: readonly number[]
  /** Parses the body of a result. Default `JSON.parse`; `parseLossless` if it has 64-bit integers. */
  readonly parse?: (text: string) => unknown
}
