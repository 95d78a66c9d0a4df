import type { CallFacts, SeracError } from "./errors/serac-error.ts"

/**
 * A request is about to be sent.
 *
 * @example
 * import type { RequestEvent } from "@serac/rest"
 *
 * const onRequest = ({ method, url, attempts }: RequestEvent) => console.log(method, url, attempts)
 */
export interface RequestEvent extends CallFacts {
  readonly method: string
}

/**
 * An answer has arrived in full, whatever its status.
 *
 * @example
 * import type { ResponseEvent } from "@serac/rest"
 *
 * const onResponse = ({ operation, status, duration }: ResponseEvent) => console.log(operation, status, duration)
 */
export interface ResponseEvent extends RequestEvent {
  readonly status: number
  readonly headers: Headers
  /** Milliseconds between the request and the last byte of the answer. */
  readonly duration: number
}

/**
 * An attempt failed and is going to be repeated.
 *
 * @example
 * import type { RetryEvent } from "@serac/rest"
 *
 * const onRetry = ({ status, error, delay }: RetryEvent) => console.warn(status ?? error?.code, `again in ${delay} ms`)
 */
export interface RetryEvent extends RequestEvent {
  /** Milliseconds until the next attempt. */
  readonly delay: number
  /** The status that was answered, if any was. */
  readonly status: number | undefined
  /** What went wrong, if nothing was answered. */
  readonly error: SeracError | undefined
}

/**
 * A call ended in an error.
 *
 * @example
 * import type { FailureEvent } from "@serac/rest"
 *
 * const onError = ({ operation, error }: FailureEvent) => console.error(operation, error)
 */
export interface FailureEvent extends CallFacts {
  /** What the caller gets: an error of this package, or the reason of the caller's own abort. */
  readonly error: unknown
}

/**
 * Hooks observe calls and cannot change them: they are called in place and not awaited, their events carry no secrets,
 * and whatever they throw or reject with is dropped. To change requests use `fetch`, or middleware of the raw client.
 *
 * @example
 * import type { Hooks } from "@serac/rest"
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

/** Async so that a hook's rejection ends here as well as what it throws. */
export async function tell<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): Promise<void> {
  try {
    await hook?.(event)
  } catch {}
}

/** Does the work of a call and tells `onError` when it fails. */
export async function observed<Outcome>(
  hooks: Hooks | undefined,
  call: CallFacts,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    tell(hooks?.onError, { ...call, error })
    throw error
  }
}
