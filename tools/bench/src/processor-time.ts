import { median } from "./measure.ts"
import type { Results } from "./results/results.ts"

/** The number of rounds, and the function that receives the figures. */
export interface Measured {
  readonly rounds: number
  readonly results: Results
}

/** Milliseconds for which work is done before it is measured. */
const warming = 1_000

/** Microseconds of the processor for an item: the median of rounds, each long enough to be measured, once the code is compiled. */
export async function processorTime(run: () => unknown, items: number, rounds: number): Promise<number> {
  const times: number[] = []
  const calls = Math.max(1, Math.round(2_000 / items))
  for (const end = performance.now() + (rounds === 1 ? 0 : warming); performance.now() < end; ) await run()
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    for (let call = 0; call < calls; call++) await run()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / items / calls)
  }
  return median(times)
}
