import type { UsageCount } from "@serac/store"
import { LatencyHistogram } from "./latency-histogram.ts"

/** How a request ended. */
export interface RequestOutcome {
  /** The HTTP status of the answer. */
  readonly status: number
  /** How long it took. */
  readonly milliseconds: number
  /** Compute units that it cost. */
  readonly credits: number
}

/** What is counted of requests. */
export class Tally {
  requests = 0
  /** Those with a status below 400. */
  succeeded = 0
  /** Those with a status from 400 to 499. */
  invalid = 0
  credits = 0
  /** Credits of those that did not succeed. */
  wasted = 0
  readonly latency = new LatencyHistogram()

  /** Counts a request. */
  add({ status, milliseconds, credits }: RequestOutcome): void {
    this.requests++
    this.credits += credits
    if (status < 400) this.succeeded++
    else this.wasted += credits
    if (status >= 400 && status < 500) this.invalid++
    this.latency.add(milliseconds)
  }

  /** Adds what was counted elsewhere. */
  merge(other: Omit<Tally, "add" | "merge" | "row">): void {
    this.requests += other.requests
    this.succeeded += other.succeeded
    this.invalid += other.invalid
    this.credits += other.credits
    this.wasted += other.wasted
    this.latency.merge(other.latency)
  }

  /** The counts as they are stored. */
  row(): Pick<UsageCount, "requests" | "succeeded" | "invalid" | "credits" | "wasted" | "latency"> {
    const { requests, succeeded, invalid, credits, wasted, latency } = this
    return { requests, succeeded, invalid, credits, wasted, latency: latency.toString() }
  }
}
