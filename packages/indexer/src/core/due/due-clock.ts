import type { Clock } from "../clock.ts"

/** The parts of a clock that a queue needs. Without a `sleep` of its own it uses the machine's. */
export type DueClock = Pick<Clock, "now" | "elapsed"> & Partial<Pick<Clock, "sleep">>

/** The clock's time in Unix seconds. */
export function nowInSeconds(clock: Pick<Clock, "now">): number {
  return Math.floor(clock.now() / 1000)
}
