import type { ReplyHeaders } from "@serac/http"
import type { Charge, Left, Limit } from "./limiter.ts"

/** What the limits are measured in. The draft's registry has no word for it; without one it would mean requests. */
const unit = 'qu="compute-units"'

/**
 * What an answer tells of limits: all of them in the fields of draft-ietf-httpapi-ratelimit-headers-10, and the one of which least is left,
 * or that was exceeded, in the older three.
 *
 * @param policy what {@link policyOf} says of the limits
 */
export function limitHeaders(policy: string, { left, exceeded }: Charge): ReplyHeaders {
  const tightest = exceeded ?? left.reduce((one, other) => (other.remaining < one.remaining ? other : one))
  const { limit, remaining, reset } = tightest
  const headers = {
    "ratelimit-policy": policy,
    ratelimit: left.map(wordsOf).join(", "),
    "ratelimit-limit": String(limit.quota),
    "ratelimit-remaining": String(remaining),
  }
  return exceeded === undefined ? headers : { ...headers, "ratelimit-reset": String(reset) }
}

/** The limits as they are every time. */
export function policyOf(limits: readonly Limit[]): string {
  return limits.map(({ name, quota, seconds }) => `"${name}";q=${quota};w=${seconds};${unit}`).join(", ")
}

function wordsOf({ limit, remaining, reset }: Left): string {
  return `"${limit.name}";r=${remaining};t=${reset}`
}
