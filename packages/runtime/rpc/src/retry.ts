export interface RetryOptions {
  /** Attempts at one endpoint, the first included. Default 3. */
  readonly attempts?: number
  /** ms before the second attempt; doubles with each further one. Up to half of a delay is random. Default 300. */
  readonly minDelay?: number
  /** ms that are waited at most; an endpoint that asks for longer by `Retry-After` is given up. Default 30,000. */
  readonly maxDelay?: number
}

/**
 * ms until an endpoint may be asked again after a failure: `Infinity` when only another endpoint may be, `NaN` when the call
 * has failed for good.
 *
 * A call that is not idempotent is repeated only when the answer itself says that it was not executed.
 *
 * @param status - of the answer; 0 when there was none.
 */
export function delayAfter(
  status: number,
  headers: Headers | undefined,
  idempotent: boolean,
  failures: number,
  retry: RetryOptions | false = {},
): number {
  const { attempts = 3, minDelay = 300, maxDelay = 30_000 } = retry || { attempts: 1 }
  if (!(idempotent ? [0, 429, 502, 503, 504] : [429, 503]).includes(status))
    return status === 403 || status === 404 || (idempotent && status >= 500) ? Infinity : NaN
  const seconds = headers && retryAfterOf(headers)
  const delay =
    seconds === undefined ? Math.min(maxDelay, minDelay * 2 ** (failures - 1)) * (1 - Math.random() / 2) : seconds * 1000
  return failures < attempts && delay <= maxDelay ? delay : Infinity
}

/** Seconds to wait, from a `Retry-After` of either form (RFC 9110 10.2.3); undefined when there is none. */
export function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get("retry-after") ?? ""
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
