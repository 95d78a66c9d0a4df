import { bounded } from "./bounded.ts"
import { type CallFacts, fromPlace, SeracError } from "./serac-error.ts"

/**
 * The facts of an error with an HTTP status.
 *
 * @example
 * import type { HttpErrorFacts } from "@serac/client/http"
 *
 * const line = ({ operation, status, text }: HttpErrorFacts) => `${operation} ${status}: ${text.slice(0, 80)}`
 */
export interface HttpErrorFacts extends CallFacts {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/**
 * The server answered with a status that is not success. The REST clients have a class for each documented status, the
 * children of `ApiError`, which extends this one; the JSON-RPC clients throw this class itself.
 *
 * After a 4xx and a 503 the call was not executed; after another 5xx, which may come from a proxy, that is unknown.
 *
 * @example
 * import { HttpError } from "@serac/client/http"
 *
 * const isTheirFault = (error: unknown) => error instanceof HttpError && error.status >= 500
 */
export class HttpError<Status extends number = number> extends SeracError implements HttpErrorFacts {
  declare readonly status: Status
  /** The first 4,096 characters of the body. */
  declare readonly text: string
  declare readonly headers: Headers

  constructor(facts: HttpErrorFacts, name = "HttpError", reason = facts.text.trim()) {
    const kept: HttpErrorFacts = { ...facts, text: bounded(facts.text) }
    super(name, `status ${facts.status}${fromPlace(facts)}${reason && `: ${reason.slice(0, 300)}`}`, kept)
  }
}
