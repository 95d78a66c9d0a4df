/** Tells the time. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number
  /** As that of the node's clock; default the system's. */
  sleep?(milliseconds: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = { now: () => Date.now() }

/** Unix seconds. */
export function secondsOf(clock: Clock): number {
  return Math.floor(clock.now() / 1000)
}
