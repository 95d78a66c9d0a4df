/** The source of time and randomness; tests and simulations replace it. */
export interface Clock {
  /** Unix milliseconds, for times that are stored or shown. It jumps when the machine's clock is set. */
  now(): number
  /** Milliseconds since an arbitrary moment, for measuring durations and delays. It never goes back. */
  elapsed(): number
  /** Resolves after this many milliseconds; rejects with the signal's reason as soon as it aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** A random number, at least 0 and below 1. */
  random(): number
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const onAbort = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", onAbort)
        resolve()
      }, milliseconds)
      signal?.addEventListener("abort", onAbort, { once: true })
    }),
}

/** Converts a moment of the clock's `elapsed` to Unix seconds. Default: now. */
export function unixSeconds(clock: Pick<Clock, "now" | "elapsed">, elapsed = clock.elapsed()): number {
  return Math.floor((clock.now() - (clock.elapsed() - elapsed)) / 1000)
}

/** Formats Unix seconds as ISO 8601: `2026-11-22T07:11:47Z`. */
export function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z")
}

/** The reason of aborts that nobody reads. An abort without a reason creates an error with a stack each time, which is slow. */
const over = new Error("The wait is over")

/**
 * Settles as the work does, unless the time runs out or the signal aborts first. Then it rejects with the error that `late`
 * makes, or with the signal's reason, and aborts the work's signal.
 */
export async function withTimeLimit<T>(
  clock: Clock,
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => Error,
): Promise<T> {
  signal.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  signal.addEventListener("abort", abort, { once: true })
  const done = new AbortController()
  const expired = clock.sleep(milliseconds, done.signal).then(
    () => controller.abort(late()),
    () => {},
  )
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason), { once: true })
  })
  try {
    return await Promise.race([work(controller.signal), aborted])
  } finally {
    aborted.catch(() => {})
    signal.removeEventListener("abort", abort)
    done.abort(over)
    await expired
  }
}
