import type { UsageCount } from "@serac/store"
import { LatencyHistogram } from "./latency-histogram.ts"

/** The outcome of a request. */
export interface RequestOutcome {
  /** The HTTP status of the response. */
  readonly status: number
  /** Duration of the request. */
  readonly milliseconds: number
  /** Compute units of the request. */
  readonly credits: number
}

/** The counts of requests. */
export class Tally {
  requests = 0
  /** Requests with a status below 400. */
  succeeded = 0
  /** Requests with a status from 400 to 499. */
  invalid = 0
  credits = 0
  /** Credits of requests that did not succeed. */
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

  /** Adds the counts of another tally. */
  merge(other: Omit<Tally, "add" | "merge" | "row">): void {
    this.requests += other.requests
    this.succeeded += other.succeeded
    this.invalid += other.invalid
    this.credits += other.credits
    this.wasted += other.wasted
    this.latency.merge(other.latency)
  }

  /** The counts as a row of the store. */
  row(): Pick<UsageCount, "requests" | "succeeded" | "invalid" | "credits" | "wasted" | "latency"> {
    const { requests, succeeded, invalid, credits, wasted, latency } = this
    return { requests, succeeded, invalid, credits, wasted, latency: latency.toString() }
  }
}
