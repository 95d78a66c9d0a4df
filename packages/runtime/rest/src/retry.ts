import type { RateLimit } from "./rate-limit.ts"

/**
 * When a request is repeated.
 *
 * - What is repeated: 429, 502, 503, 504, network faults and attempts out of time, if the method is idempotent.
 *   POST and PATCH are repeated on 429 and 503 only, where the server says that it did nothing.
 * - After how long: as the server says (`retry-after`, else on a 429 `ratelimit-reset`), to the millisecond; else
 *   `delay`, doubled with every attempt, of which a random part between none and half is taken off.
 * - Never when the wait would exceed `maxDelay` or what is left of the total time: the call then fails at once.
 *
 * @example
 * import type { RetryOptions } from "@serac/rest"
 *
 * const patient: RetryOptions = { attempts: 5, delay: 1_000, maxDelay: 60_000 }
 */
export interface RetryOptions {
  /** Requests in all, the first included. Default 3. */
  readonly attempts?: number | undefined
  /** Milliseconds before the first repetition, when the server names none. Default 500. */
  readonly delay?: number | undefined
  /** The longest wait in milliseconds, the server's included. Default 30,000. */
  readonly maxDelay?: number | undefined
}

/** An attempt that may be followed by another. */
export interface Tried {
  readonly method: string
  /** Counted from 1. */
  readonly attempts: number
  /** Absent when there was no answer. */
  readonly answer: { readonly status: number; readonly rateLimit: RateLimit } | undefined
  /** What is left of the total time, in milliseconds. */
  readonly left: number
}

/** How long to wait before the next attempt, in milliseconds; `undefined` when there is to be none. */
export function retryDelay({ method, attempts, answer, left }: Tried, options: RetryOptions): number | undefined {
  const { attempts: most = 3, delay: first = 500, maxDelay = 30_000 } = options
  if (attempts >= most || !mayRepeat(method, answer?.status)) return undefined
  const told = answer?.rateLimit.retryAfter ?? (answer?.status === 429 ? answer.rateLimit.reset : undefined)
  const wait = told === undefined ? Math.min(maxDelay, first * 2 ** (attempts - 1)) * jitter() : told * 1_000
  return wait > maxDelay || wait >= left ? undefined : wait
}

const mayRepeat = (method: string, status: number | undefined) =>
  (method === "POST" || method === "PATCH" ? [429, 503] : [undefined, 429, 502, 503, 504]).includes(status)

const jitter = () => 1 - Math.random() / 2
