import { type CallFacts, SeracError } from "./serac-error.ts"

/**
 * The statuses of success that carry a body.
 *
 * @example
 * import type { SuccessStatus } from "@serac/rest"
 *
 * const created: SuccessStatus = 201
 */
export type SuccessStatus = 200 | 201 | 202 | 203 | 206 | 207

interface Invalid extends CallFacts {
  readonly status: number
  readonly text: string
  readonly cause?: unknown
}

/**
 * The status promised a result and the body was none: not JSON, empty where a GET should return something, or a page
 * without its list. `cause` is the parser's error, if it was the parser's.
 *
 * @example
 * import { InvalidResponseError } from "@serac/rest"
 *
 * const whatCame = (error: unknown) => (error instanceof InvalidResponseError ? error.text : undefined)
 */
export class InvalidResponseError<Status extends number = number> extends SeracError {
  declare readonly status: Status
  /** The body's first 4,096 characters. */
  declare readonly text: string

  override get name() {
    return "InvalidResponseError" as const
  }

  override get code() {
    return "INVALID_RESPONSE" as const
  }

  constructor(facts: Invalid) {
    super(`status ${facts.status} without a valid body`, facts)
  }
}
