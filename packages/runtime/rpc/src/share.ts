import { within } from "./within.ts"

/** One piece of work that several callers wait for. */
export interface Shared<T> {
  /** Aborted once the last caller has left: nobody may join any more. */
  readonly signal: AbortSignal
  /** Waits for the work; an abort of this caller concerns this caller, and the work only when nobody else waits. */
  join(signal: AbortSignal | undefined): Promise<T>
}

/** @param ended - called when the work has settled, never before this function has returned. */
export function share<T>(work: (signal: AbortSignal) => Promise<T>, ended: () => unknown): Shared<T> {
  const controller = new AbortController()
  const { signal } = controller
  const result = work(signal)
  let waiting = 0
  result.then(ended, ended)
  return {
    signal,
    join(caller) {
      waiting++
      return within((own) => {
        own.addEventListener("abort", () => --waiting || controller.abort(own.reason))
        return result
      }, caller)
    },
  }
}
