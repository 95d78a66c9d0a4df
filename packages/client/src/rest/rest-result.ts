import type { RateLimit } from "../http/runtime.ts"
import type { TypedHeaders } from "./response-headers.ts"

/**
 * The whole result of a call, as `.withResponse()` returns it. `Described` has the headers of the document, from {@link HeadersOf}.
 *
 * @example
 * import type { RestResult } from "@serac/client/rest"
 *
 * const isFresh = ({ response }: RestResult<unknown>) => response.headers.get("age") === null
 */
export interface RestResult<Data, Described = unknown> {
  /** The parsed body; `undefined` if the response has none. */
  readonly data: Data
  /** The last response. Its body has been read into `data`. */
  readonly response: { readonly headers: TypedHeaders<Described> } & Response
  readonly status: number
  readonly rateLimit: RateLimit
}
