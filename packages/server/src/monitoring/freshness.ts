import type { IndexedSubject, IndexerReport, Store } from "@serac/store"
import { type IndexingState, indexingState } from "./indexing-state.ts"
import { preferred } from "./preferred-reports.ts"
import { storedOf, subjectKey } from "./snapshot.ts"
import { retryAfterMs, withTimeout } from "./within.ts"

/**
 * Freshness headers of a response. For a response about several chains the block number is left out, and each other header is the worst of the
 * chains'.
 */
export type FreshnessHeaders = {
  /** The last indexed block. */
  readonly "x-indexed-block"?: string
  /** The timestamp of that block, in Unix seconds. */
  readonly "x-indexed-block-time": string
  /** Seconds by which the chain may be behind its node: `lag.seconds` of `/health`. */
  readonly "x-indexing-lag"?: string
}

/** Options of {@link Freshness}. */
export interface FreshnessOptions {
  readonly store: Pick<Store, "chain" | "network" | "reports">
  /** The last reports of this process's indexers, which reach the store later. Default: those in the store alone. */
  readonly reports?: () => readonly IndexerReport[]
  /** The clock, in milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
  /** Milliseconds for which a read is reused. Default 250. */
  readonly maxAge?: number
  /** Timeout of the store in milliseconds; after it a response has no freshness headers. Default 1,000. */
  readonly timeout?: number
}

/** A cached read of the store. */
interface CachedRead<Value> {
  /** The start of the read, by `performance.now`. */
  readonly at: number
  readonly value: Promise<Value>
  /** The value, once it has arrived. */
  settled?: Value
  /** Whether the store has not answered yet. */
  isOwed: boolean
}

type Headers = FreshnessHeaders | undefined

/**
 * Makes the freshness headers of responses. Each chain is read from the store at most every `maxAge` milliseconds, once for all waiting
 * requests. The read precedes the response, so a response is never older than its headers say.
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
   * The headers of a response about some chains: synchronous where they were read recently. Undefined for a response about no chain, while
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
    // Awaiting requests see the rejection; without one it must not count as unhandled.
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

/** The oldest head and the largest lag of all chains with data. */
function worstOf(states: readonly IndexingState[]): Headers {
  const times = states.flatMap(({ head }) => head?.timestamp ?? [])
  const lags = states.flatMap(({ lag }) => lag?.seconds ?? [])
  if (times.length === 0) return undefined
  return {
    "x-indexed-block-time": String(Math.min(...times)),
    ...(lags.length === 0 ? {} : { "x-indexing-lag": String(Math.max(...lags)) }),
  }
}
