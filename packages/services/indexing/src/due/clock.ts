/** Tells the time. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number
  /** Milliseconds since some moment, which never go back. */
  elapsed(): number
  /** As that of the node's clock; default the system's. */
  sleep?(milliseconds: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() }

/** Unix seconds. */
export function secondsOf(clock: Clock): number {
  return Math.floor(clock.now() / 1000)
}
