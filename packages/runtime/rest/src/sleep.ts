/** The longest time that a timer can hold; beyond it, timers fire at once. */
const longest = 2 ** 31 - 1

/**
 * `over` is fulfilled after so many milliseconds, or rejected with the signal's reason. `cancel` lets go of the timer
 * and of the signal, which may outlive the call by far; when it is over it has let go by itself.
 */
export function sleep(milliseconds: number, signal?: AbortSignal): { over: Promise<void>; cancel: () => void } {
  let cancel = () => {}
  const over = new Promise<void>((resolve, reject) => {
    const stop = () => reject(signal?.reason)
    const timer = setTimeout(resolve, Math.min(milliseconds, longest))
    signal?.addEventListener("abort", stop)
    cancel = () => {
      clearTimeout(timer)
      signal?.removeEventListener("abort", stop)
    }
    if (signal?.aborted) stop()
  })
  return { over: over.finally(cancel), cancel }
}
