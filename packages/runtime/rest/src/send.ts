import { ConnectionError } from "./errors/connection-error.ts"
import { baseUrlError } from "./errors/invalid-parameter-error.ts"
import type { CallFacts } from "./errors/serac-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import { type Answer, exchange } from "./exchange.ts"
import { tell } from "./hooks.ts"
import type { CallOptions, RestOptions } from "./options.ts"
import { isGiven } from "./parameter.ts"
import { retryDelay } from "./retry.ts"
import { sleep } from "./sleep.ts"
import { within } from "./within.ts"

/** The facts of a call under way; `send` keeps them up to date. */
export interface Call extends CallFacts {
  url: string
  attempts: number
}

/**
 * Sends a request as often as it takes and is allowed, and gives the last answer, whatever its status. A status in
 * `data` is a result and never repeated.
 */
export async function send(
  request: Request,
  call: Call,
  client: RestOptions,
  own: CallOptions,
  data: readonly number[] = [],
): Promise<Answer> {
  const { method } = request
  const { origin, pathname, username, password } = new URL(request.url)
  const { fetch = globalThis.fetch, hooks } = client
  const timeout = own.timeout ?? client.timeout ?? 30_000
  const totalTimeout = own.totalTimeout ?? client.totalTimeout ?? 120_000
  const max = own.maxResponseBytes ?? client.maxResponseBytes ?? 2 ** 25
  // What is undefined does not take away what the client says.
  const stated = Object.entries({ ...own.retry }).filter(([, value]) => isGiven(value))
  const retry =
    (own.retry ?? client.retry) === false ? { attempts: 1 } : { ...client.retry, ...Object.fromEntries(stated) }
  const end = performance.now() + totalTimeout
  call.url = origin + pathname
  // Some platforms refuse credentials in a URL; where they are sent, they would end up in the messages of faults.
  if (username || password) throw baseUrlError(call)
  for (;;) {
    own.signal?.throwIfAborted()
    call.attempts++
    const began = performance.now()
    const left = end - began
    tell(hooks?.onRequest, { ...call, method })
    let answer: Answer | undefined
    let error: ConnectionError | TimeoutError | undefined
    try {
      answer = await within(
        Math.min(timeout, left),
        own.signal,
        () =>
          new TimeoutError({
            ...call,
            ...(timeout < left ? { limit: "attempt", timeout } : { limit: "total", timeout: totalTimeout }),
          }),
        (signal) => exchange(new Request(request.clone(), { signal }), fetch, max, call),
      )
    } catch (fault) {
      if (!(fault instanceof ConnectionError || fault instanceof TimeoutError)) throw fault
      error = fault
    }
    const now = performance.now()
    if (answer) {
      const { status, response } = answer
      tell(hooks?.onResponse, { ...call, method, status, headers: response.headers, duration: now - began })
      if (response.ok || data.includes(status)) return answer
    }
    const delay = retryDelay({ method, attempts: call.attempts, answer, left: end - now }, retry)
    if (delay === undefined) {
      if (answer) return answer
      throw error
    }
    tell(hooks?.onRetry, { ...call, method, delay, status: answer?.status, error })
    await sleep(delay, own.signal).over
  }
}
