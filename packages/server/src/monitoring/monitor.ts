import type { IndexerReport, ReplicaLag, Store } from "@serac/store"
import { preferred } from "./preferred-reports.ts"
import { type Hidden, publicStoreFault, publicWords } from "./public-words.ts"
import { type Snapshot, type Stored, snapshotOf, type WatchedChain, type WatchedNetwork } from "./snapshot.ts"
import { retryAfterMs, withTimeout } from "./within.ts"

/** The part of a store that the monitor reads. */
export type MonitoredStore = Pick<Store, "chains" | "networks" | "reports" | "size"> &
  Partial<Pick<Store, "replicaLag">>

/** Options of a {@link Monitor}. */
export interface MonitorOptions {
  readonly store: MonitoredStore
  readonly chains: readonly WatchedChain[]
  /** The primary networks to report. Default none. */
  readonly networks?: readonly WatchedNetwork[]
  /** The last reports of this process's indexers, for when the store is unavailable or behind. Default: those in the store alone. */
  readonly reports?: () => readonly IndexerReport[]
  /** Locations of nodes and the store to remove from texts for the public. Default none, for operators only. */
  readonly hidden?: Hidden
  /** The reason why chains or networks may be unknown yet. Default: all are known. */
  readonly missing?: string | undefined
  /** The clock, in milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
  /** Timeout of the store in milliseconds; after it the snapshot is built without the store. Default 2,000. */
  readonly timeout?: number
}

/** State read from the store. */
interface Kept {
  readonly stored: Stored
  readonly reports: readonly IndexerReport[]
  /** The lag of the replica; undefined without one, and where it is unknown. */
  readonly replica: ReplicaLag | undefined
}

const emptyStore: Stored = { chains: [], networks: [] }

/**
 * Reports the state of indexing from the store and the reports of indexers.
 *
 * @example
 * ```ts
 * import { Monitor } from "@serac/server/monitoring"
 * import { openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "serac-data" })
 * const monitor = new Monitor({ store, chains: [{ chainId: "43114", name: "C-Chain" }] })
 * for (const { name, state, lag } of (await monitor.snapshot()).chains) console.log(name, state, lag?.seconds)
 * await store.close()
 * ```
 */
export class Monitor {
  readonly #options: MonitorOptions
  readonly #told: (text: string) => string
  #reading: Promise<Snapshot> | undefined
  #asking: { readonly at: number; readonly kept: Promise<Kept> } | undefined
  #size: { readonly at: number; readonly bytes: Promise<number | undefined> } | undefined

  constructor(options: MonitorOptions) {
    this.#options = options
    this.#told = options.hidden === undefined ? (text) => text : publicWords(options.hidden)
  }

  /** The state of all chains. Never rejects, and takes no longer than the timeout; concurrent callers share one read. */
  snapshot(): Promise<Snapshot> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  /** Bytes on disk, measured at most once a minute, since that can be slow; undefined while the store is unavailable. */
  size(): Promise<number | undefined> {
    const now = performance.now()
    if (this.#size === undefined || now - this.#size.at > 60_000) {
      const bytes = this.#inTime(() => this.#options.store.size()).catch(() => {
        this.#size = undefined
        return undefined
      })
      this.#size = { at: now, bytes }
    }
    return this.#size.bytes
  }

  async #read(): Promise<Snapshot> {
    const { chains, networks = [], reports: ofProcess = () => [], missing, clock = Date.now } = this.#options
    let kept: Kept = { stored: emptyStore, reports: [], replica: undefined }
    let storeFault: string | undefined
    try {
      kept = await this.#inTime(() => this.#ask())
    } catch (error) {
      const why = this.#options.hidden === undefined ? messageOf(error) : publicStoreFault(error)
      storeFault = `the store cannot be read${why === undefined ? "" : `: ${why}`}`
    }
    const now = Math.floor(clock() / 1000)
    const { stored, replica } = kept
    const reports = preferred(kept.reports, ofProcess(), now).map((report) => this.#shown(report))
    const snapshot = {
      ...snapshotOf({ chains, networks, stored, reports, now, isStoreAway: storeFault !== undefined }),
      ...(replica === undefined ? {} : { replica }),
      ...(missing === undefined ? {} : { missing }),
    }
    return storeFault === undefined ? snapshot : { ...snapshot, storeFault }
  }

  #shown(report: IndexerReport): IndexerReport {
    return report.reason === undefined ? report : { ...report, reason: this.#told(report.reason) }
  }

  #ask(): Promise<Kept> {
    const now = performance.now()
    if (this.#asking !== undefined && now - this.#asking.at < retryAfterMs) return this.#asking.kept
    const asking = { at: now, kept: this.#askStore() }
    this.#asking = asking
    const done = () => {
      if (this.#asking === asking) this.#asking = undefined
    }
    asking.kept.then(done, done)
    return asking.kept
  }

  async #askStore(): Promise<Kept> {
    const { store, chains, networks = [] } = this.#options
    const [ofChains, ofNetworks, reports, replica] = await Promise.all([
      chains.length === 0 ? [] : store.chains(),
      networks.length === 0 ? [] : store.networks(),
      store.reports(),
      // The primary may be unavailable while the replica serves.
      store.replicaLag?.().catch(() => undefined),
    ])
    return { stored: { chains: ofChains, networks: ofNetworks }, reports, replica }
  }

  #inTime<Result>(work: () => Promise<Result>): Promise<Result> {
    return withTimeout(this.#options.timeout ?? 2_000, Promise.resolve().then(work), "the store")
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
