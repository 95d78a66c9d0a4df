import { sleep } from "./sleep.ts"

/**
 * The outcome of `work`, if it comes before the time is over and before the caller's signal fires; else the error of
 * `late`, or the signal's reason. Work that fails or comes too late is aborted, so that it lets go of its connection.
 */
export async function within<Outcome>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const controller = new AbortController()
  const time = sleep(milliseconds, caller)
  const timedOut = time.over.then(() => Promise.reject(late()))
  try {
    return await Promise.race([work(controller.signal), timedOut])
  } catch (error) {
    controller.abort(error)
    throw error
  } finally {
    time.cancel()
  }
}
