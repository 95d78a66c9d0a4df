import { ConnectionError } from "./errors/connection-error.ts"
import type { SeracError } from "./errors/serac-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import { number, retryAfterOf } from "./retry-after.ts"
import type { HttpSettings } from "./settings.ts"

/** What follows a failed attempt: the same endpoint again after so many milliseconds, only another one, or nothing. */
export type AttemptVerdict = number | "elsewhere" | "give up"

/** A failed attempt. */
export interface Failure {
  readonly error: SeracError & { readonly headers?: Headers }
  /** Whether repeating the call does no harm. */
  readonly idempotent: boolean
  /** Failures at this endpoint so far, this one included. */
  readonly failures: number
  /** Statuses by which this endpoint says that it does not serve the call, and another one may. */
  readonly unserved: readonly number[]
}

/**
 * Decides what follows a failure. A call that is not idempotent is repeated only when the answer itself says that it was
 * not executed. An answer with `x-should-retry: false` is final at its endpoint, whatever its status.
 */
export function verdictOn(failure: Failure, { attempts, delay, maxDelay }: HttpSettings["retry"]): AttemptVerdict {
  const { error, idempotent, failures, unserved } = failure
  const { status = 0, headers = new Headers() } = error
  // The platform has followed it some twenty times, and would again.
  if (error instanceof ConnectionError && isRedirectLoop(error.cause)) return idempotent ? "elsewhere" : "give up"
  const wasSilent = error instanceof ConnectionError || error instanceof TimeoutError
  if (wasSilent ? idempotent : (idempotent ? [429, 502, 503, 504] : [429, 503]).includes(status)) {
    const told = retryAfterOf(headers) ?? (status === 429 ? number(headers.get("ratelimit-reset")) : undefined)
    const wait = told === undefined ? Math.min(maxDelay, delay * 2 ** (failures - 1)) * jitter() : told * 1_000
    const isFinal = headers.get("x-should-retry") === "false"
    return !isFinal && failures < attempts && wait <= maxDelay ? wait : "elsewhere"
  }
  // Garbage comes from something else than the server that was meant, and an answer to another call as well.
  const mayBeBetterElsewhere = idempotent && (status >= 500 || noAnswer.includes(error.code))
  return mayBeBetterElsewhere || unserved.includes(status) ? "elsewhere" : "give up"
}

/** Codes of answers that are none. */
const noAnswer: readonly (string | number)[] = ["INVALID_RESPONSE", "MISSING_RESPONSE"]

/** Node, Deno and Bun say so in words alone, and browsers do not. */
const isRedirectLoop = (fault: unknown) =>
  /redirect count|of redirects|redirected too many|maximum redirect/i.test(`${fault} ${Object(fault).cause}`)

const jitter = () => 1 - Math.random() / 2
