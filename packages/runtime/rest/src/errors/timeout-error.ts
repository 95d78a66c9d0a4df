import { type CallFacts, SeracError } from "./serac-error.ts"

interface Timeout extends CallFacts {
  readonly limit: "attempt" | "total"
  readonly timeout: number
}

/**
 * The time was over before the whole body had arrived. An attempt that ran out of time is repeated like a network
 * fault, so the error is thrown after the last attempt, or when the total time is over.
 *
 * @example
 * import { TimeoutError } from "@serac/rest"
 *
 * const gaveUp = (error: unknown) => error instanceof TimeoutError && error.limit === "total"
 */
export class TimeoutError extends SeracError implements Timeout {
  declare readonly status?: undefined
  /** Which limit ended the call: the option `timeout` (attempt) or `totalTimeout` (total). */
  declare readonly limit: "attempt" | "total"
  /** That limit, in milliseconds. */
  declare readonly timeout: number

  override get name() {
    return "TimeoutError" as const
  }

  override get code() {
    return "TIMEOUT" as const
  }

  constructor(facts: Timeout) {
    super(`no complete answer within ${facts.timeout} ms (${facts.limit} timeout)`, facts)
  }
}
