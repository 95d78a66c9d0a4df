import { type CallFacts, fromPlace, SeracError } from "./serac-error.ts"

interface TimeoutFacts extends CallFacts {
  readonly limit: "attempt" | "total"
  readonly timeout: number
}

/**
 * The time limit was reached before the whole body had arrived; whether the server executed the call is unknown. An attempt that timed out
 * is retried like a network fault, so the error is thrown after the last attempt, or when the total time limit is reached.
 *
 * @example
 * import { TimeoutError } from "@serac/client/http"
 *
 * const gaveUp = (error: unknown) => error instanceof TimeoutError && error.limit === "total"
 */
export class TimeoutError extends SeracError implements TimeoutFacts {
  declare readonly name: "TimeoutError"
  declare readonly code: "TIMEOUT"
  declare readonly status?: undefined
  /** Which limit ended the call: the option `timeout` (attempt) or `totalTimeout` (total). */
  declare readonly limit: "attempt" | "total"
  /** That limit, in milliseconds. */
  declare readonly timeout: number

  constructor(facts: TimeoutFacts) {
    const { timeout, limit } = facts
    super("TimeoutError", `no answer within ${timeout} ms (${limit} timeout)${fromPlace(facts)}`, facts)
  }
}
