import { ConnectionError } from "./errors/connection-error.ts"
import type { SeracError } from "./errors/serac-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import { number, retryAfterOf } from "./retry-after.ts"
import type { HttpSettings } from "./settings.ts"

/** The action after a failed attempt: retry at the same endpoint after some milliseconds, retry only elsewhere, or give up. */
export type AttemptVerdict = number | "elsewhere" | "give up"

/** A failed attempt. */
export interface Failure {
  readonly error: SeracError & { readonly headers?: Headers }
  /** Whether repeating the call is harmless. */
  readonly idempotent: boolean
  /** Number of failures at this endpoint, including this one. */
  readonly failures: number
  /** Statuses that mean that this endpoint does not serve the call, and another one may. */
  readonly unserved: readonly number[]
}

/**
 * Decides the action after a failure. A call that is not idempotent is retried only if the response says that it was
 * not executed. A response with `x-should-retry: false` is final at its endpoint, with any status.
 */
export function verdictOn(failure: Failure, { attempts, delay, maxDelay }: HttpSettings["retry"]): AttemptVerdict {
  const { error, idempotent, failures, unserved } = failure
  const { status = 0, headers = new Headers() } = error
  // The platform has followed the redirects some twenty times; the same endpoint would redirect again.
  if (error instanceof ConnectionError && isRedirectLoop(error.cause)) return idempotent ? "elsewhere" : "give up"
  const wasSilent = error instanceof ConnectionError || error instanceof TimeoutError
  if (wasSilent ? idempotent : (idempotent ? [429, 502, 503, 504] : [429, 503]).includes(status)) {
    const told = retryAfterOf(headers) ?? (status === 429 ? number(headers.get("ratelimit-reset")) : undefined)
    const wait = told === undefined ? Math.min(maxDelay, delay * 2 ** (failures - 1)) * jitter() : told * 1_000
    const isFinal = headers.get("x-should-retry") === "false"
    return !isFinal && failures < attempts && wait <= maxDelay ? wait : "elsewhere"
  }
  // An invalid response, or one to another call, probably comes from an intermediary, so another endpoint may succeed.
  const mayBeBetterElsewhere = idempotent && (status >= 500 || noAnswer.includes(error.code))
  return mayBeBetterElsewhere || unserved.includes(status) ? "elsewhere" : "give up"
}

/** Error codes of invalid responses. */
const noAnswer: readonly (string | number)[] = ["INVALID_RESPONSE", "MISSING_RESPONSE"]

/** Node, Deno and Bun report a redirect loop only in the message; browsers do not report it at all. */
const isRedirectLoop = (fault: unknown) =>
  /redirect(ed too| count)|(of|um) redirect/i.test(`${fault} ${Object(fault).cause}`)

const jitter = () => 1 - Math.random() / 2
