import type { RpcCallFacts } from "./errors/rpc-client-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"

/**
 * Settles as the work does, unless the caller's signal aborts or the time passes first: then it rejects at once, whether
 * or not the work listens to the signal that it gets. In the end that signal is aborted in any case, so that nothing of
 * the work goes on.
 *
 * @param timeout - ms; 2^31 and more, which a timer cannot hold, means no limit.
 * @param facts - of the call, for the error when the time has passed.
 */
export function within<T>(
  work: (signal: AbortSignal) => Promise<T>,
  caller: AbortSignal | undefined,
  timeout = Infinity,
  facts?: RpcCallFacts,
): Promise<T> {
  const controller = new AbortController()
  const { signal } = controller
  // A reason of its own for the end of the work: without one the platform makes an error with a stack each time.
  const abort = () => controller.abort(caller ? caller.reason : 0)
  const late = () =>
    controller.abort(new TimeoutError(`no answer within ${timeout} ms`, { ...(facts as RpcCallFacts), timeout }))
  const timer = timeout < 2 ** 31 ? setTimeout(late, timeout) : undefined
  return new Promise<T>((resolve, reject) => {
    signal.onabort = () => reject(signal.reason)
    if (caller?.aborted) return abort()
    caller?.addEventListener("abort", abort, { signal })
    work(signal).then(resolve, reject)
  }).finally(() => {
    clearTimeout(timer)
    abort()
  })
}
