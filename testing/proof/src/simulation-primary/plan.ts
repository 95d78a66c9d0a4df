import type { Random } from "../simulation/random.ts"

/** The choices of a seed before the simulation starts. */
export interface Plan {
  /** The blocks of the three chains together, and how many exist before the indexer starts. */
  readonly length: number
  readonly first: number
  readonly endpoints: number
  /** The mean milliseconds between events of the chains. */
  readonly pace: number
  /** The rate of node faults, from 0 to 1. */
  readonly badness: number
  readonly indexer: {
    readonly pollInterval: number
    readonly concurrency: number
    readonly maxBufferBytes: number | undefined
    readonly observeInterval: number
    /** Milliseconds for a request. */
    readonly timeout: number
  }
  /** Whether the nodes move to a restarted network at the end. */
  readonly beginsAnew: boolean
  /** Whether the indexer is given the network's genesis. */
  readonly knowsGenesis: boolean
}

export function planOf(random: Random): Plan {
  const length = Math.floor(random.spanning(10, 160))
  return {
    length,
    first: random.chance(0.3) ? random.between(0, 3) : random.between(0, length),
    endpoints: random.between(1, 4),
    pace: random.spanning(100, 12_000),
    badness: random.chance(0.1) ? 0 : random.next(),
    indexer: {
      pollInterval: Math.ceil(random.spanning(400, 4000)),
      concurrency: random.between(1, 8),
      maxBufferBytes: random.chance(0.5) ? undefined : Math.ceil(random.spanning(2_000, 1_000_000)),
      observeInterval: Math.ceil(random.spanning(5_000, 60_000)),
      timeout: random.pick([1_000, 5_000, 20_000]),
    },
    beginsAnew: random.chance(0.1),
    knowsGenesis: random.chance(0.85),
  }
}
