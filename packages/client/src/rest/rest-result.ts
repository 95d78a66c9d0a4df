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

/** A result whose rate limit, which few callers read, is still in its headers. */
export type ReadResult<Data, Described> = Omit<RestResult<Data, Described>, "rateLimit">

export const withRateLimit = <Data, Described>(result: ReadResult<Data, Described>): RestResult<Data, Described> => ({
  ...result,
  get rateLimit() {
    return rateLimitOf(result.response.headers)
  },
})
