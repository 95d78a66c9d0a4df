/**
 * What the server says about the caller's budget; a member is `undefined` when its header is absent or makes no sense.
 * The limit counts requests or compute units, as the service defines.
 *
 * @example
 * import type { RateLimit } from "@serac/rest"
 *
 * const nearlySpent = ({ limit = 0, remaining = limit }: RateLimit) => remaining < limit / 10
 */
export interface RateLimit {
  /** `ratelimit-policy` as sent, for example `8000;w=60`. */
  readonly policy: string | undefined
  /** `ratelimit-limit`: the whole budget of the window. */
  readonly limit: number | undefined
  /** `ratelimit-remaining`: what is left of it. */
  readonly remaining: number | undefined
  /** `ratelimit-reset`: seconds until the window ends. */
  readonly reset: number | undefined
  /** `retry-after` in seconds, whether it was sent as seconds or as a date. */
  readonly retryAfter: number | undefined
}

/** Reads the `ratelimit-*` and `retry-after` headers. */
export function rateLimitOf(headers: Headers): RateLimit {
  const text = (name: string) => headers.get(name) ?? undefined
  const limit = (name: string) => number(text(`ratelimit-${name}`))
  return {
    policy: text("ratelimit-policy"),
    limit: limit("limit"),
    remaining: limit("remaining"),
    reset: limit("reset"),
    retryAfter: seconds(text("retry-after"), text("date")),
  }
}

/** A limit may be followed by its policy: `100, 100;w=60`. */
const number = (text = "") => (/^\d+(\.\d+)?\s*([,;]|$)/.test(text) ? Number.parseFloat(text) : undefined)

/** RFC 9110, 10.2.3: seconds or a date. A date is held against the server's own clock, which ours may differ from. */
function seconds(text = "", now = ""): number | undefined {
  if (!/^[a-z]/i.test(text)) return number(text)
  const wait = instant(text) - (instant(now) || Date.now())
  return Number.isNaN(wait) ? undefined : Math.max(0, wait / 1000)
}

/** All three forms of RFC 9110, 5.6.7 are in GMT; only asctime's does not say so. */
const instant = (date: string) => Date.parse(date.endsWith("GMT") ? date : `${date} GMT`)
