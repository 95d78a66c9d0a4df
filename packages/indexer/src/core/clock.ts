/** Time and chance, so that tests and simulations may rule them. */
export interface Clock {
  /** Milliseconds since 1970: for what is stored or shown. It jumps when the machine's clock is set. */
  now(): number
  /** Milliseconds since some moment: for how long something takes or is put off. It never goes back. */
  elapsed(): number
  /** Resolves after so many milliseconds; rejects with the signal's reason as soon as it aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** At least 0, below 1. */
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

/** A moment of the clock's `elapsed`, as Unix seconds. */
export function unixSeconds(clock: Pick<Clock, "now" | "elapsed">, elapsed = clock.elapsed()): number {
  return Math.floor((clock.now() - (clock.elapsed() - elapsed)) / 1000)
}

/** Unix seconds as a time in words: `2026-11-22T07:11:47Z`. */
export function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z")
}

/** Why a wait was over that nobody looks at. An abort without a reason makes one with a stack each time, which costs much. */
const over = new Error("The wait is over")

/**
 * The work's outcome, unless the time passes first or the signal aborts: then it rejects, with what `late` makes or with
 * the signal's reason, and the signal that the work got is aborted.
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
