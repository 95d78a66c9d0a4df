const brand = Symbol.for("@serac/rest/error")

/**
 * What is known about a call when something happens to it.
 *
 * @example
 * import type { CallFacts } from "@serac/rest"
 *
 * const line = ({ operation, url, attempts }: CallFacts) => `${operation} ${url} (${attempts})`
 */
export interface CallFacts {
  /** The operation's id, for example `listLatestBlocks`; method and path for a call of the raw client. */
  readonly operation: string
  /** Where it went, without query and credentials; the path template while nothing was sent. */
  readonly url: string
  /** How many requests were made so far, the present one included. */
  readonly attempts: number
}

/**
 * What every error of this package is: a stable `name` and `code`, and the facts of the call.
 * The reason of a caller's own abort is not wrapped: it is thrown as it is.
 *
 * @example
 * import { isSeracError } from "@serac/rest"
 *
 * const describe = (error: unknown) => (isSeracError(error) ? `${error.code} after ${error.attempts}` : String(error))
 */
export abstract class SeracError extends Error implements CallFacts {
  declare readonly operation: string
  declare readonly url: string
  declare readonly attempts: number
  /** The HTTP status that the error is about; absent where there is none. */
  declare readonly status?: number | undefined

  /** The name of the class, the same after minification. */
  abstract override get name(): string

  /** Stable and machine-readable, for example `NOT_FOUND`. */
  abstract get code(): string

  get [brand](): true {
    return true
  }

  constructor(message: string, facts: CallFacts & { readonly cause?: unknown }) {
    super(`${facts.operation}: ${message}`, facts)
    Object.assign(this, facts)
  }
}

/**
 * Tells an error of this package from any other, also when two copies of the package are loaded.
 * The type argument, normally `ErrorOf` an operation, says which errors the call can end in.
 *
 * @example
 * import { type ErrorOf, isSeracError } from "@serac/rest"
 *
 * interface GetBlock {
 *   responses: { 404: { content: { "application/json": { message: string } } } }
 * }
 *
 * const reason = (error: unknown) =>
 *   isSeracError<ErrorOf<GetBlock>>(error) && error.status === 404 ? error.body?.message : undefined
 */
export const isSeracError = <Expected extends SeracError = SeracError>(error: unknown): error is Expected =>
  (error as { [brand]?: true } | undefined)?.[brand] === true
