import type { Life } from "./life.ts"
import type { Random } from "./random.ts"
import type { VirtualClock } from "./virtual-clock.ts"

/** The store fails in a way that ends a process. */
export class SimulatedStoreError extends Error {
  override readonly name = "SimulatedStoreError"
}

/** The disturbances of a process's store calls. */
export interface Disturbance {
  readonly life: Life
  readonly clock: VirtualClock
  readonly random: Random
  /** The probability that a call fails, before or after it takes effect. */
  readonly failures: number
}

/** Runs a store call with the process's disturbances. */
export type Perform = <T>(work: () => Promise<T>) => Promise<T>

/** A store call takes time, and may fail or be the last call before the process dies. */
export function disturbed({ life, clock, random, failures }: Disturbance): Perform {
  const pause = () => (random.chance(0.4) ? clock.sleep(random.spanning(0.01, 100)) : undefined)
  const fails = () => {
    if (random.chance(failures)) throw new SimulatedStoreError("the disk is full")
  }
  return (work) =>
    life.ask(async () => {
      await pause()
      fails()
      // A process that died meanwhile writes nothing.
      if (life.isOver) return new Promise<never>(() => {})
      const result = await clock.outside(work())
      fails()
      await pause()
      return result
    })
}
