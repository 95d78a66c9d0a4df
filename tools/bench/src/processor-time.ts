import { median } from "./measure.ts"
import type { Results } from "./results/results.ts"

/** How often, and where the figures go. */
export interface Measured {
  readonly rounds: number
  readonly results: Results
}

/** Microseconds of the processor for an item: the median of the rounds after those that warm up, each long enough to be measured. */
export async function processorTime(run: () => unknown, items: number, rounds: number): Promise<number> {
  const times: number[] = []
  const calls = Math.max(1, Math.round(2_000 / items))
  for (let round = -4; round < rounds; round++) {
    const before = process.cpuUsage()
    for (let call = 0; call < calls; call++) await run()
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) times.push((user + system) / items / calls)
  }
  return median(times)
}
