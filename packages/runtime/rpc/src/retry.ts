import type { HttpError } from "./errors/http-error.ts"
import type { RpcClientError } from "./errors/rpc-client-error.ts"

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
 */
export function delayAfter(
  error: RpcClientError,
  idempotent: boolean,
  failures: number,
  retry: RetryOptions | false = {},
): number {
  // No status: there was no answer.
  const { status = 0, headers } = error as Partial<HttpError>
  const { attempts = 3, minDelay = 300, maxDelay = 30_000 } = retry || { attempts: 1 }
  if (!(idempotent ? [0, 429, 502, 503, 504] : [429, 503]).includes(status))
    return [403, 404].includes(status) || (idempotent && status >= 500) ? Infinity : NaN
  const after = headers?.get("retry-after") ?? ""
  // Either form of RFC 9110 10.2.3.
  const asked = /^[\d.]+$/.test(after) ? Number(after) * 1000 : Math.max(0, Date.parse(after) - Date.now())
  const delay = asked >= 0 ? asked : Math.min(maxDelay, minDelay * 2 ** (failures - 1)) * (1 - Math.random() / 2)
  return failures < attempts && delay <= maxDelay ? delay : Infinity
}
