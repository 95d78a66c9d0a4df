import type { RateLimit } from "../http/runtime.ts"

/**
 * The whole result of a call, as `.withResponse()` returns it.
 *
 * @example
 * import type { RestResult } from "@serac/client/rest"
 *
 * const isFresh = ({ response }: RestResult<unknown>) => response.headers.get("age") === null
 */
export interface RestResult<Data> {
  /** The parsed body; `undefined` if the response has none. */
  readonly data: Data
  /** The last response. Its body has been read into `data`. */
  readonly response: Response
  readonly status: number
  readonly rateLimit: RateLimit
}
