import { bounded } from "./bounded.ts"
import { type CallFacts, fromPlace, SeracError } from "./serac-error.ts"

interface InvalidResponseFacts extends CallFacts {
  readonly status: number
  readonly text: string
  readonly cause?: unknown
}

/**
 * The status is that of a result, but the body is invalid: not JSON, empty, a page without its
 * list, or not a JSON-RPC 2.0 response. `cause` is the parser's error, if parsing failed. The call is retried at another endpoint, if
 * there is one and the call is idempotent.
 *
 * @example
 * import { InvalidResponseError } from "@serac/client/http"
 *
 * const whatCame = (error: unknown) => (error instanceof InvalidResponseError ? error.text : undefined)
 */
export class InvalidResponseError<Status extends number = number> extends SeracError {
  declare readonly name: "InvalidResponseError"
  declare readonly code: "INVALID_RESPONSE"
  declare readonly status: Status
  /** The body's first 4,096 characters. */
  declare readonly text: string

  constructor(facts: InvalidResponseFacts, reason = "no valid body") {
    const kept: InvalidResponseFacts = { ...facts, text: bounded(facts.text) }
    super("InvalidResponseError", `status ${facts.status} with ${reason}${fromPlace(facts)}`, kept)
  }
}
