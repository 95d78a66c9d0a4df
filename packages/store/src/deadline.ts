import { StatementTimeoutError } from "./errors.ts"

/**
 * Runs work under a deadline. Rejects with StatementTimeoutError when the work does not settle in time, and with the caller's abort
 * reason when the caller aborts first; the work's signal aborts in both cases, and its later result is ignored.
 *
 * @param milliseconds - the deadline
 */
export async function withDeadline<Result>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  caller?.throwIfAborted()
  const stop = new AbortController()
  const leave = () => stop.abort(caller?.reason)
  caller?.addEventListener("abort", leave, { once: true })
  const timer = setTimeout(() => {
    stop.abort(new StatementTimeoutError(`A read of the store took longer than ${milliseconds / 1000} seconds.`))
  }, milliseconds)
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener("abort", () => reject(stop.signal.reason), { once: true })
  })
  try {
    return await Promise.race([run(stop.signal), stopped])
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener("abort", leave)
  }
}
