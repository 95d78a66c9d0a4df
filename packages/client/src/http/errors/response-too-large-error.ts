import { type CallFacts, fromPlace, SeracError } from "./serac-error.ts"

interface TooLargeFacts extends CallFacts {
  readonly maxResponseBytes: number
}

/**
 * The body is larger than `maxResponseBytes`. Reading stopped there and the connection was closed; it is not retried.
 *
 * @example
 * import { ResponseTooLargeError } from "@serac/client/http"
 *
 * const isTooLarge = (error: unknown) => error instanceof ResponseTooLargeError
 */
export class ResponseTooLargeError extends SeracError implements TooLargeFacts {
  declare readonly name: "ResponseTooLargeError"
  declare readonly code: "RESPONSE_TOO_LARGE"
  declare readonly status?: undefined
  /** The limit in force, in bytes. */
  declare readonly maxResponseBytes: number

  constructor(facts: TooLargeFacts) {
    const reason = `an answer of more than ${facts.maxResponseBytes} bytes${fromPlace(facts)}`
    super("ResponseTooLargeError", reason, facts)
  }
}
