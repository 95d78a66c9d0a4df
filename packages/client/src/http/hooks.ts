import { type CallFacts, isSeracError, type SeracError } from "./errors/serac-error.ts"

/**
 * A request is about to be sent.
 *
 * @example
 * import type { RequestEvent } from "@serac/client/http"
 *
 * const onRequest = ({ method, url, attempts }: RequestEvent) => console.log(method, url, attempts)
 */
export interface RequestEvent extends CallFacts {
  /** The HTTP method. */
  readonly method: string
}

/**
 * A response has arrived completely, with any status.
 *
 * @example
 * import type { ResponseEvent } from "@serac/client/http"
 *
 * const onResponse = ({ operation, status, duration }: ResponseEvent) => console.log(operation, status, duration)
 */
export interface ResponseEvent extends RequestEvent {
  readonly status: number
  readonly headers: Headers
  /** Milliseconds between the request and the last byte of the response. */
  readonly duration: number
}

/**
 * An attempt failed and will be retried, at the same or another endpoint.
 *
 * @example
 * import type { RetryEvent } from "@serac/client/http"
 *
 * const onRetry = ({ status, error, delay }: RetryEvent) => console.warn(status ?? error.code, `again in ${delay} ms`)
 */
export interface RetryEvent extends RequestEvent {
  /** Milliseconds until the next attempt. */
  readonly delay: number
  /** The error that the call would have ended in. */
  readonly error: SeracError
  /** The status of the response, if there was one. */
  readonly status: number | undefined
}

/**
 * A call ended in an error.
 *
 * @example
 * import type { FailureEvent } from "@serac/client/http"
 *
 * const onError = ({ operation, error }: FailureEvent) => console.error(operation, error)
 */
export interface FailureEvent extends CallFacts {
  /** The error that the caller gets: an error of a client, or the reason of the caller's own abort. */
  readonly error: unknown
}

/**
 * Hooks observe calls and cannot change them: they are called synchronously and not awaited, their events carry no secrets,
 * and their errors and rejections are ignored. To change requests use `fetch`, or middleware of the raw client.
 *
 * @example
 * import type { Hooks } from "@serac/client/http"
 *
 * const hooks: Hooks = {
 *   onResponse: ({ operation, status, duration }) => console.log(operation, status, `${Math.round(duration)} ms`),
 *   onRetry: ({ operation, delay }) => console.warn(`${operation} again in ${delay} ms`),
 * }
 */
export interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined
  readonly onRetry?: ((event: RetryEvent) => unknown) | undefined
  readonly onError?: ((event: FailureEvent) => unknown) | undefined
}

/** Calls a hook, if there is one; what it throws, or rejects with, is its own affair. */
export function tell<Event>(hook: ((event: Event) => unknown) | undefined, event: () => Event): void {
  // Without a hook a call has nothing to wait for.
  if (hook) (async () => hook(event()))().catch(() => {})
}

/** Runs a call, and calls `onError` if it fails. */
export async function observed<Outcome>(
  hooks: Hooks | undefined,
  call: CallFacts,
  work: () => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    // For calls that are sent together, only the error knows the URL.
    const { url, attempts } = isSeracError(error) ? error : call
    tell(hooks?.onError, () => ({ ...call, url, attempts, error }))
    throw error
  }
}
