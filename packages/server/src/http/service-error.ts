/**
 * An error response.
 *
 * A 503 with `retryAfter` is temporary. One without is permanent: this service does not support the request. It is sent with `x-should-retry:
 * false`, so that clients do not retry.
 *
 * @example
 * ```ts
 * import { ServiceError } from "@serac/server/http"
 *
 * throw new ServiceError(429, "This token was reindexed within the hour", { retryAfter: 1800 })
 * ```
 */
export class ServiceError extends Error {
  override readonly name = "ServiceError"
  readonly code = "SERVICE_ERROR"
  readonly status: 400 | 401 | 403 | 404 | 429 | 500 | 502 | 503
  /** Seconds until a retry, sent as `Retry-After`. */
  readonly retryAfter: number | undefined

  /** Whether a retry cannot succeed. */
  get isPermanent(): boolean {
    return this.status === 503 && this.retryAfter === undefined
  }

  constructor(
    status: ServiceError["status"],
    message: string,
    options: { readonly retryAfter?: number; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.retryAfter = options.retryAfter
  }
}
