/** A contestant: a name and one piece of work. */
export interface Contestant {
  readonly name: string
  readonly work: () => Promise<unknown>
}

export interface Timed {
  readonly name: string
  /** Median of the rounds, in microseconds a call. */
  readonly median: number
  /** Each round, in microseconds a call, in order. */
  readonly times: readonly number[]
}

/**
 * Times contestants round by round, in a random order, so that other load on the machine and what one leaves behind affect all of
 * them alike.
 *
 * @param calls - calls a round, one after the other
 */
export async function race(contestants: readonly Contestant[], { rounds = 15, calls = 200 } = {}): Promise<Timed[]> {
  const times = new Map(contestants.map(({ name }): [string, number[]] => [name, []]))
  for (let round = -1; round < rounds; round++) {
    for (const { name, work } of shuffled(contestants)) {
      const started = performance.now()
      for (let call = 0; call < calls; call++) await work()
      // The first round warms up connections and code.
      if (round >= 0) times.get(name)?.push(((performance.now() - started) / calls) * 1000)
    }
  }
  return contestants.map(({ name }) => ({ name, median: median(times.get(name) ?? []), times: times.get(name) ?? [] }))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** @param share - from 0 to 1, the longest */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** The same items in any order. */
export function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => [Math.random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item)
}
