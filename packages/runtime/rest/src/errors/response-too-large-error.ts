import { type CallFacts, SeracError } from "./serac-error.ts"

interface TooLarge extends CallFacts {
  readonly maxResponseBytes: number
}

/**
 * The body is larger than `maxResponseBytes`. Reading stopped there and the connection was let go; not repeated.
 *
 * @example
 * import { ResponseTooLargeError } from "@serac/rest"
 *
 * const isTooLarge = (error: unknown) => error instanceof ResponseTooLargeError
 */
export class ResponseTooLargeError extends SeracError implements TooLarge {
  declare readonly status?: undefined
  /** The limit in force, in bytes. */
  declare readonly maxResponseBytes: number

  override get name() {
    return "ResponseTooLargeError" as const
  }

  override get code() {
    return "RESPONSE_TOO_LARGE" as const
  }

  constructor(facts: TooLarge) {
    super(`the answer is larger than ${facts.maxResponseBytes} bytes`, facts)
  }
}
