import type { Clock } from "../clock.ts"

/** What of a clock tells what is due. Without a `sleep` of its own, pauses are the machine's. */
export type DueClock = Pick<Clock, "now" | "elapsed"> & Partial<Pick<Clock, "sleep">>

/** Unix seconds. */
export function nowInSeconds(clock: Pick<Clock, "now">): number {
  return Math.floor(clock.now() / 1000)
}
