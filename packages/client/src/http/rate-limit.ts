import { number, retryAfterOf } from "./retry-after.ts"

/**
 * The rate limit in a response's headers; a member is `undefined` if its header is absent or invalid.
 * The limit counts requests or compute units, as the service defines.
 *
 * @example
 * import type { RateLimit } from "@serac/client/http"
 *
 * const nearlySpent = ({ limit = 0, remaining = limit }: RateLimit) => remaining < limit / 10
 */
export interface RateLimit {
  /** `ratelimit-policy` as sent, for example `8000;w=60`. */
  readonly policy: string | undefined
  /** `ratelimit-limit`: the whole budget of the window. */
  readonly limit: number | undefined
  /** `ratelimit-remaining`: the rest of the budget. */
  readonly remaining: number | undefined
  /** `ratelimit-reset`: seconds until the window ends. */
  readonly reset: number | undefined
  /** `retry-after` in seconds, whether it was sent as seconds or as a date. */
  readonly retryAfter: number | undefined
}

/**
 * Reads the `ratelimit-*` and `retry-after` headers.
 *
 * @example
 * import { HttpError, rateLimitOf } from "@serac/client/http"
 *
 * const secondsToWait = (error: HttpError) => rateLimitOf(error.headers).retryAfter ?? 0
 */
export const rateLimitOf = (headers: Headers): RateLimit => ({
  policy: headers.get("ratelimit-policy") ?? undefined,
  limit: number(headers.get("ratelimit-limit")),
  remaining: number(headers.get("ratelimit-remaining")),
  reset: number(headers.get("ratelimit-reset")),
  retryAfter: retryAfterOf(headers),
})
