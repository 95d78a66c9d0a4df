import { type RateLimit, rateLimitOf } from "../http/runtime.ts"
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

/** Its rate limit, which few callers read, is a getter of the class: an object with a getter of its own takes microseconds to make. */
export class ReadResult<Data, Described> implements RestResult<Data, Described> {
  declare readonly data: Data
  declare readonly response: RestResult<Data, Described>["response"]
  declare readonly status: number

  constructor(data: unknown, response: unknown, status: number) {
    this.data = data as Data
    this.response = response as typeof this.response
    this.status = status
  }

  get rateLimit(): RateLimit {
    return rateLimitOf(this.response.headers)
  }
}
