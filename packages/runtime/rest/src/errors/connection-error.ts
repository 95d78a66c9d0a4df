import { type CallFacts, SeracError } from "./serac-error.ts"

/**
 * No complete answer came: the host was not found, refused, or went away while it sent. `cause` is the fault as
 * `fetch` reported it. Thrown after the last attempt; a POST has one attempt only, since the server may have acted.
 *
 * @example
 * import { ConnectionError } from "@serac/rest"
 *
 * const isOffline = (error: unknown) => error instanceof ConnectionError
 */
export class ConnectionError extends SeracError {
  declare readonly status?: undefined

  override get name() {
    return "ConnectionError" as const
  }

  override get code() {
    return "CONNECTION" as const
  }

  constructor(facts: CallFacts, cause: unknown) {
    const fault = cause as { readonly message?: string; readonly cause?: { readonly message?: string } } | undefined
    super(`no answer from ${facts.url}: ${fault?.cause?.message || fault?.message || cause}`, { ...facts, cause })
  }
}
