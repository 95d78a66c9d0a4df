import { type CallFacts, fromPlace, SeracError } from "../../http/runtime.ts"

interface MissingResponseFacts extends CallFacts {
  readonly id: number
}

/**
 * The response is well-formed, but has no result or error for this call's id.
 *
 * @example
 * ```ts
 * import { MissingResponseError } from "@serac/client/rpc"
 *
 * const isUnanswered = (error: unknown) => error instanceof MissingResponseError
 * ```
 */
export class MissingResponseError extends SeracError implements MissingResponseFacts {
  declare readonly name: "MissingResponseError"
  declare readonly code: "MISSING_RESPONSE"
  declare readonly status?: undefined
  /** The id of the call without a response. */
  declare readonly id: number

  constructor(facts: MissingResponseFacts) {
    super("MissingResponseError", `this call is not in the answer${fromPlace(facts)}`, facts)
  }
}
