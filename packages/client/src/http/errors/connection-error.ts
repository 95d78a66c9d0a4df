import { type CallFacts, fromPlace, SeracError } from "./serac-error.ts"

/**
 * No complete response arrived: the host was not found, refused the connection, or closed it early. `cause` is the fault as `fetch`
 * reported it. Thrown after the last attempt; a call that is not idempotent has one attempt only, since the server may have
 * acted.
 *
 * @example
 * import { ConnectionError } from "@serac/client/http"
 *
 * const isOffline = (error: unknown) => error instanceof ConnectionError
 */
export class ConnectionError extends SeracError {
  declare readonly name: "ConnectionError"
  declare readonly code: "CONNECTION"
  declare readonly status?: undefined

  constructor(facts: CallFacts, cause: unknown) {
    super("ConnectionError", `no answer${fromPlace(facts)}: ${connectionReason(cause)}`, {
      ...facts,
      cause,
    })
  }
}

interface NetworkFault {
  readonly code?: unknown
  readonly message?: string
  readonly cause?: NetworkFault
}

/** The message of `fetch` is generic; the `code` of its cause, if there is one, is the system's error code. */
function connectionReason(fault: unknown): string {
  const { message, cause } = Object(fault) as NetworkFault
  if (typeof cause?.code === "string") return cause.code
  return cause?.message || message || String(fault)
}
