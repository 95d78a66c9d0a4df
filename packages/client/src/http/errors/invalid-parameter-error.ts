import { type CallFacts, SeracError } from "./serac-error.ts"

interface InvalidParameterFacts extends CallFacts {
  readonly parameter: string
  readonly cause?: unknown
}

/**
 * A parameter or an option cannot be used: a name that the operation does not have, a required one that is missing, a value that a URL, a header or
 * JSON cannot contain, an invalid base URL. Thrown before anything is sent. If the function of a key or a token fails, `cause` is its error, and an
 * earlier attempt may have been sent.
 *
 * @example
 * import { InvalidParameterError } from "@serac/client/http"
 *
 * const culprit = (error: unknown) => (error instanceof InvalidParameterError ? error.parameter : undefined)
 */
export class InvalidParameterError extends SeracError implements InvalidParameterFacts {
  declare readonly name: "InvalidParameterError"
  declare readonly code: "INVALID_PARAMETER"
  declare readonly status?: undefined
  /** The name of the parameter, or of the option, such as `baseUrl`, `retry.attempts` or `headers.x-trace`. */
  declare readonly parameter: string

  constructor(facts: InvalidParameterFacts, rule: string) {
    super("InvalidParameterError", `"${facts.parameter}" ${rule}`, facts)
  }
}

/** Creates the error of a parameter, or, with the operation `client`, of a client's option; nothing has been sent. */
export const invalidParameter = (operation: string, parameter: string, rule: string, url = "") =>
  new InvalidParameterError({ operation, url, attempts: 0, parameter }, rule)
