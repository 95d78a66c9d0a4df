import type { RateLimit } from "../http/runtime.ts"

/**
 * What a call came to, as `.withResponse()` gives it.
 *
 * @example
 * import type { RestResult } from "@serac/client/rest"
 *
 * const isFresh = ({ response }: RestResult<unknown>) => response.headers.get("age") === null
 */
export interface RestResult<Data> {
  /** The parsed body; `undefined` where the answer has none. */
  readonly data: Data
  /** The last response. Its body has been read: `data` is what was in it. */
  readonly response: Response
  readonly status: number
  readonly rateLimit: RateLimit
}
