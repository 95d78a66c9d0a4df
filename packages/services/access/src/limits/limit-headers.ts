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
  let words = ""
  let tightest = (exceeded ?? left[0]) as Left
  for (const one of left) {
    words += `${words === "" ? "" : ", "}"${one.limit.name}";r=${one.remaining};t=${one.reset}`
    if (exceeded === undefined && one.remaining < tightest.remaining) tightest = one
  }
  const headers = {
    "ratelimit-policy": policy,
    ratelimit: words,
    "ratelimit-limit": String(tightest.limit.quota),
    "ratelimit-remaining": String(tightest.remaining),
  }
  return exceeded === undefined ? headers : { ...headers, "ratelimit-reset": String(exceeded.reset) }
}

/** The limits as they are every time. */
export function policyOf(limits: readonly Limit[]): string {
  return limits.map(({ name, quota, seconds }) => `"${name}";q=${quota};w=${seconds};${unit}`).join(", ")
}
