/**
 * Settles as the work does, unless the caller's signal aborts or the time passes first: then it rejects at once, whether
 * or not the work listens to the signal that it gets. In the end that signal is aborted in any case, so that nothing of
 * the work goes on.
 *
 * @param ms - 2^31 and more, which a timer cannot hold, means no limit.
 * @param late - makes the error when the time has passed.
 */
export function within<T>(
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
  ms = Infinity,
  late?: () => unknown,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  const timer = ms < 2 ** 31 ? setTimeout(() => controller.abort(late?.()), ms) : undefined
  return new Promise<T>((resolve, reject) => {
    controller.signal.onabort = () => reject(controller.signal.reason)
    if (signal?.aborted) return abort()
    signal?.addEventListener("abort", abort, { signal: controller.signal })
    work(controller.signal).then(resolve, reject)
  }).finally(() => {
    clearTimeout(timer)
    abort()
  })
}
