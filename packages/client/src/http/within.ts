/** The longest delay of a timer in milliseconds; timers with longer delays fire at once. */
const maxTimerMs = 2 ** 31 - 1

/**
 * The outcome of `work`, if it settles within the time limit and before the caller's signal aborts; else the error of `late`,
 * or the signal's reason. Work that fails or is late is aborted, so that its connection is closed.
 *
 * @param milliseconds - more than a timer can hold, about 24 days, means no limit
 */
export function withDeadline<Outcome>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  late: () => unknown,
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const release = () => {
      clearTimeout(timer)
      caller?.removeEventListener("abort", stop)
    }
    const fail = (error: unknown) => {
      release()
      reject(error)
      controller.abort(error)
    }
    const stop = () => fail(caller?.reason)
    const timer = milliseconds <= maxTimerMs ? setTimeout(() => fail(late()), milliseconds) : undefined
    if (caller?.aborted) return stop()
    caller?.addEventListener("abort", stop)
    work(controller.signal).then((outcome) => {
      release()
      resolve(outcome)
    }, fail)
  })
}

/** Resolves after some milliseconds, or rejects with the signal's reason. */
export const sleep = (milliseconds: number, caller?: AbortSignal): Promise<void> =>
  withDeadline(
    Infinity,
    caller,
    Error,
    (signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(milliseconds, maxTimerMs))
        signal.addEventListener("abort", () => clearTimeout(timer))
      }),
  )
