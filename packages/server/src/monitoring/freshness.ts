import type { IndexedSubject, IndexerReport, Store } from "@serac/store"
import { type IndexingState, indexingState } from "./indexing-state.ts"
import { preferred } from "./preferred-reports.ts"
import { storedOf, subjectKey } from "./snapshot.ts"
import { retryAfterMs, withTimeout } from "./within.ts"

/**
 * How fresh an answer is, as headers. Of an answer about several chains the block's number is left out, and each of the others
 * is that of the chain which is worst.
 */
export type FreshnessHeaders = {
  /** The last block that is indexed. */
  readonly "x-indexed-block"?: string
  /** When that block was made, in Unix seconds. */
  readonly "x-indexed-block-time": string
  /** How many seconds the chain may be behind its node: `lag.seconds` of `/health`. */
  readonly "x-indexing-lag"?: string
}

/** What {@link Freshness} reads. */
export interface FreshnessOptions {
  readonly store: Pick<Store, "chain" | "network" | "reports">
  /** What the indexers of this process last said, which the store has only later. Default: what the store has alone. */
  readonly reports?: () => readonly IndexerReport[]
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
  /** Milliseconds for which what was read is told again. Default 250. */
  readonly maxAge?: number
  /** Milliseconds for the store to answer, after which an answer goes without headers. Default 1,000. */
  readonly timeout?: number
}

/** What was asked of the store. */
interface CachedRead<Value> {
  /** When, by `performance.now`. */
  readonly at: number
  readonly value: Promise<Value>
  /** Once it is there. */
  settled?: Value
  /** Whether the store still owes it. */
  isOwed: boolean
}

type Headers = FreshnessHeaders | undefined

/**
 * Tells with each answer how fresh it is. The store is asked at most every `maxAge` milliseconds for each chain, once for
 * all that wait. What is told was read before the answer is made, so that an answer is never older than its headers say.
 *
 * @example
 * ```ts
 * import { Freshness } from "@serac/server/monitoring"
 * import { openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "serac-data" })
 * const freshness = new Freshness({ store })
 * console.log(await freshness.of([{ kind: "chain", chainId: "43114" }]))
 * await store.close()
 * ```
 */
export class Freshness {
  readonly #options: Required<FreshnessOptions>
  readonly #states = new Map<string, CachedRead<IndexingState>>()
  readonly #single = new WeakMap<IndexingState, Headers>()
  #reports: CachedRead<readonly IndexerReport[]> | undefined

  constructor({ store, reports = () => [], clock = Date.now, maxAge = 250, timeout = 1_000 }: FreshnessOptions) {
    this.#options = { store, reports, clock, maxAge, timeout }
  }

  /**
   * The headers of an answer about some chains: at once where they were read of late. Undefined for an answer about none, while
   * nothing of a chain is indexed, and while the store does not answer.
   */
  of(subjects: readonly IndexedSubject[]): Headers | Promise<Headers> {
    const reads = subjects.map((subject) => this.#state(subject))
    const states = reads.map(({ settled }) => settled)
    if (states.every((state) => state !== undefined)) return this.#headersOf(states)
    return Promise.all(reads.map(({ value }) => value)).then(
      (states) => this.#headersOf(states),
      () => undefined,
    )
  }

  #headersOf(states: readonly IndexingState[]): Headers {
    const [only] = states
    if (only === undefined || states.length > 1) return worstOf(states)
    if (!this.#single.has(only)) this.#single.set(only, ofOne(only))
    return this.#single.get(only)
  }

  #state(subject: IndexedSubject): CachedRead<IndexingState> {
    const key = subjectKey(subject)
    const known = this.#states.get(key)
    if (known !== undefined && this.#isGood(known)) return known
    const { clock, reports: ofProcess } = this.#options
    const parts = Promise.all([this.#stored(subject), this.#reported()])
    const read = this.#begin(
      parts.then(([stored, reports]) => {
        const now = Math.floor(clock() / 1000)
        const report = preferred(reports, ofProcess(), now).find((each) => subjectKey(each.subject) === key)
        return indexingState(stored, report, now)
      }),
    )
    this.#states.set(key, read)
    return read
  }

  async #stored(subject: IndexedSubject) {
    const { store } = this.#options
    if (subject.kind === "chain") return store.chain(subject.chainId).status()
    const status = await store.network(subject.networkId).status()
    return storedOf(status?.chains.find(({ chain }) => chain === subject.chain))
  }

  #reported(): Promise<readonly IndexerReport[]> {
    if (this.#reports === undefined || !this.#isGood(this.#reports))
      this.#reports = this.#begin(Promise.resolve().then(() => this.#options.store.reports()))
    return this.#reports.value
  }

  #isGood({ at, isOwed }: CachedRead<unknown>): boolean {
    return performance.now() - at < (isOwed ? retryAfterMs : this.#options.maxAge)
  }

  #begin<Value>(work: Promise<Value>): CachedRead<Value> {
    const value = withTimeout(this.#options.timeout, work, "the store")
    const read: CachedRead<Value> = { at: performance.now(), value, isOwed: true }
    // Who waits for it hears of a failure; nobody may be waiting any more.
    value.then(
      (settled) => {
        read.settled = settled
      },
      () => {},
    )
    const done = () => {
      read.isOwed = false
    }
    work.then(done, done)
    return read
  }
}

function ofOne({ head, lag }: IndexingState): Headers {
  if (head === undefined) return undefined
  return {
    "x-indexed-block": String(head.number),
    "x-indexed-block-time": String(head.timestamp),
    ...(lag === undefined ? {} : { "x-indexing-lag": String(lag.seconds) }),
  }
}

/** Of all that have data, the oldest head and the largest lag. */
function worstOf(states: readonly IndexingState[]): Headers {
  const times = states.flatMap(({ head }) => head?.timestamp ?? [])
  const lags = states.flatMap(({ lag }) => lag?.seconds ?? [])
  if (times.length === 0) return undefined
  return {
    "x-indexed-block-time": String(Math.min(...times)),
    ...(lags.length === 0 ? {} : { "x-indexing-lag": String(Math.max(...lags)) }),
  }
}
