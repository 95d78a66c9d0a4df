import type { Brand } from "./node/rpc.ts"
import type { Random } from "./random.ts"

/** The choices of a seed before the simulation starts. */
export interface Plan {
  readonly reorgDepth: number
  /** Blocks above block 0 that are there before the indexer starts. */
  readonly length: number
  readonly endpoints: readonly Brand[]
  readonly hasWebSocket: boolean
  /** The number of events of the chain. */
  readonly events: number
  /** The mean milliseconds between events. */
  readonly pace: number
  /** The rate of node faults, from 0 to 1. */
  readonly badness: number
  readonly indexer: {
    readonly pollInterval: number
    readonly concurrency: number
    readonly maxBufferBytes: number | undefined
    /** Milliseconds for a request. */
    readonly timeout: number
  }
  /** Whether the run ends with a reorg deeper than the rollback depth. */
  readonly endsTooDeep: boolean
}

export function planOf(random: Random): Plan {
  const traces = random.chance(0.7)
  const isOnlyLast = random.chance(0.5)
  const count = random.between(1, 5)
  return {
    reorgDepth: random.between(1, 12),
    length: random.chance(0.2) ? random.between(0, 3) : Math.floor(random.spanning(4, 200)),
    // Either at least one endpoint has traces or none has; without traces the expected internal transactions are unknown.
    endpoints: Array.from({ length: count }, (_, index) => ({
      traces: traces && (index === count - 1 || (!isOnlyLast && random.chance(0.6))),
      blockReceipts: random.weighed({ "by hash": 6, "by number": 1, none: 1 } as const),
      keepsForks: random.chance(0.5),
      maxBatch: random.chance(0.2) ? random.between(2, 6) : 1000,
    })),
    hasWebSocket: random.chance(0.5),
    events: random.between(20, 90),
    pace: random.spanning(200, 20_000),
    badness: random.chance(0.1) ? 0 : random.next(),
    indexer: {
      pollInterval: Math.ceil(random.spanning(100, 3000)),
      concurrency: random.between(1, 8),
      maxBufferBytes: random.chance(0.5) ? undefined : Math.ceil(random.spanning(2_000, 1_000_000)),
      timeout: random.pick([1_000, 5_000, 20_000]),
    },
    endsTooDeep: random.chance(0.1),
  }
}
