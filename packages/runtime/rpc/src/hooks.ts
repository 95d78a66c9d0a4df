import type { RpcCallFacts } from "./errors/rpc-client-error.ts"

export interface RpcResponseEvent extends RpcCallFacts {
  readonly status: number
  readonly headers: Headers
  /** ms from the request to the end of the answer. */
  readonly duration: number
}

export interface RpcRetryEvent extends RpcCallFacts {
  /** ms until the next attempt; 0 when another endpoint is asked at once. */
  readonly delay: number
  readonly error: unknown
}

export interface RpcErrorEvent {
  readonly method: string
  /** Undefined when nothing was asked. */
  readonly url: string | undefined
  readonly attempts: number | undefined
  readonly error: unknown
}

/** Observers. They change nothing: what they throw is ignored, a promise they return is not awaited. */
export interface RpcHooks {
  /** Before each attempt. */
  readonly onRequest?: (event: RpcCallFacts) => unknown
  /** After each answer that was read, whatever its status. */
  readonly onResponse?: (event: RpcResponseEvent) => unknown
  /** Before each further attempt, here or at another endpoint. */
  readonly onRetry?: (event: RpcRetryEvent) => unknown
  /** Once for each call that fails. */
  readonly onError?: (event: RpcErrorEvent) => unknown
}

export async function tell<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): Promise<void> {
  try {
    await hook?.(event)
  } catch {}
}
