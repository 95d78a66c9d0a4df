import { bounded } from "./bounded.ts"
import { type CallFacts, fromPlace, SeracError } from "./serac-error.ts"

interface InvalidResponseFacts extends CallFacts {
  readonly status: number
  readonly text: string
  readonly cause?: unknown
}

/**
 * The status promised a result and the body was none: not JSON, empty where there should be something, a page without its
 * list, or no JSON-RPC 2.0 answer. `cause` is the parser's error, if it was the parser's. Another endpoint is asked, if
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
    super("InvalidResponseError", "INVALID_RESPONSE", `status ${facts.status} with ${reason}${fromPlace(facts)}`, kept)
  }
}
