import { StatementTimeoutError } from "./errors.ts"

/**
 * Runs what may take long. Rejects with StatementTimeoutError when it does not settle in time, and with the caller's reason
 * when the caller goes away before; then its signal aborts, and what becomes of it is nobody's business.
 *
 * @param milliseconds - how long it may take
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
