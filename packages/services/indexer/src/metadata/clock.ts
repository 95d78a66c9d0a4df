/** Tells the time. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** Unix seconds. */
export function secondsOf(clock: Clock): number {
  return Math.floor(clock.now() / 1000)
}
