import { type CallFacts, SeracError } from "./serac-error.ts"

interface Invalid extends CallFacts {
  readonly parameter: string
}

/**
 * A parameter cannot be sent: its name is not one of the operation's, a path parameter is missing, or its value has no
 * place in a URL. Thrown before anything is sent.
 *
 * @example
 * import { InvalidParameterError } from "@serac/rest"
 *
 * const culprit = (error: unknown) => (error instanceof InvalidParameterError ? error.parameter : undefined)
 */
export class InvalidParameterError extends SeracError implements Invalid {
  declare readonly status?: undefined
  /** The name of the parameter, or `baseUrl`. */
  declare readonly parameter: string

  override get name() {
    return "InvalidParameterError" as const
  }

  override get code() {
    return "INVALID_PARAMETER" as const
  }

  constructor(facts: Invalid, rule: string) {
    super(`"${facts.parameter}" ${rule}`, facts)
  }
}

/** Says nothing of the URL itself, and keeps no cause that would: it may hold a password. */
export const baseUrlError = (call: CallFacts) =>
  new InvalidParameterError({ ...call, parameter: "baseUrl" }, "is not a URL that can be fetched")
