import type { ReplyHeaders } from "../../http/index.ts"
import type { Charge, Left, Limit } from "./limiter.ts"

/** The unit of the limits. The draft's registry has no name for compute units; without `qu` they would mean requests. */
const unit = 'qu="compute-units"'

/**
 * Rate limit headers of a tier: all limits in the fields of draft-ietf-httpapi-ratelimit-headers-10, and the exceeded limit or the one with
 * the least left in the three older fields. The constant parts are built once.
 */
export class LimitHeaders {
  readonly #policy: string
  /** The text before the remaining units of each limit. */
  readonly #names: readonly string[]

  constructor(limits: readonly Limit[]) {
    this.#policy = limits.map(({ name, quota, seconds }) => `"${name}";q=${quota};w=${seconds};${unit}`).join(", ")
    this.#names = limits.map(({ name }, at) => `${at === 0 ? "" : ", "}"${name}";r=`)
  }

  /** @param charge of the same limits, in the same order */
  of({ left, exceeded }: Charge): ReplyHeaders {
    let words = ""
    let tightest = (exceeded ?? left[0]) as Left
    for (let at = 0; at < left.length; at += 1) {
      const one = left[at] as Left
      words += `${this.#names[at]}${one.remaining};t=${one.reset}`
      if (exceeded === undefined && one.remaining < tightest.remaining) tightest = one
    }
    const headers = {
      "ratelimit-policy": this.#policy,
      ratelimit: words,
      "ratelimit-limit": String(tightest.limit.quota),
      "ratelimit-remaining": String(tightest.remaining),
    }
    return exceeded === undefined ? headers : { ...headers, "ratelimit-reset": String(exceeded.reset) }
  }
}
