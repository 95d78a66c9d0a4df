import { type Clock, systemClock } from "../../src/core/index.ts"

/** The machine's clock, accelerated by this factor. */
export function hurried(times: number): Clock {
  const began = Date.now()
  return {
    now: () => began + (Date.now() - began) * times,
    elapsed: () => systemClock.elapsed() * times,
    random: systemClock.random,
    sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / times, signal),
  }
}
