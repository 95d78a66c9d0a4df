import { type CallFacts, fromPlace, SeracError } from "./serac-error.ts"

/**
 * No complete answer came: the host was not found, refused, or went away while it sent. `cause` is the fault as `fetch`
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
    super("ConnectionError", "CONNECTION", `no answer${fromPlace(facts)}: ${connectionReason(cause)}`, {
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

/** What `fetch` throws says little; its cause, where the engine gives one, has the system's code. */
function connectionReason(fault: unknown): string {
  const { message, cause } = Object(fault) as NetworkFault
  if (typeof cause?.code === "string") return cause.code
  return cause?.message || message || String(fault)
}
