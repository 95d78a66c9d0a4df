import QuickLRU from "quick-lru"
import { systemClock } from "../clock.ts"
import type { LogFunction } from "../log.ts"
import { Backoff } from "./backoff.ts"
import { type DueClock, nowInSeconds } from "./due-clock.ts"

/** The result of reading one item. */
export interface DueResult<Row> {
  /** The row to save. */
  readonly row: Row
  /** Whether the node failed, so that the row contains nothing new about the item. */
  readonly faulted: boolean
}

/** What a queue reads, its limits, and where it saves the results. */
export interface QueueOptions<Item, Row> {
  /** The name of the items in the log: `contract metadata`. */
  readonly what: string
  /** Maximum items that are read at the same time. */
  readonly window: number
  /** Maximum rows in one save. */
  readonly batch: number
  readonly key: (item: Item) => string
  readonly due: (limit: number, now: number) => Promise<readonly Item[]>
  /** Reads one item. Rejects only after an abort. */
  readonly read: (item: Item, signal: AbortSignal) => Promise<DueResult<Row>>
  readonly save: (rows: readonly Row[]) => Promise<void>
  readonly clock: DueClock
  readonly log: LogFunction
}

/** A queue that works while blocks are ingested. */
export interface Queue {
  /** Reports that an item may be due. */
  wake(): void
  /** Aborts running reads, saves finished rows, and resolves. Aborted items are due again. Never rejects. */
  stop(): Promise<void>
}

/** Milliseconds between two queries for due items, if `wake` is not called. */
export const pollInterval = 2000
/** Minimum milliseconds between two queries for due items, however often `wake` is called. */
export const minInterval = 100
/** Milliseconds that a finished row waits for others to be saved with it. */
export const saveDelay = 200
/** An item stays due, unchanged, after this many faults of the node in a row; the next one is saved as its result. */
export const strikesAllowed = 2

/**
 * Reads due items, as many at a time as the window allows, and saves the results in batches, until it is stopped. No failure
 * ends it: after a failure of the store or the node it pauses, 1 s at first, 60 s at most.
 */
export function startQueue<Item, Row>(options: QueueOptions<Item, Row>): Queue {
  const { what, window, batch, key, due, read, save, clock, log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const inHand = new Set<string>()
  const finished = new Map<string, Row>()
  const strikes = new QuickLRU<string, number>({ maxSize: 1000 })
  let finishedAt = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let mayBeMore = true
  const node = new Backoff()
  const store = new Backoff()
  let saveSingly = false
  let ring = () => {}

  const rung = async (milliseconds: number) => {
    const woken = new AbortController()
    ring = () => woken.abort()
    await (clock.sleep ?? systemClock.sleep)(milliseconds, woken.signal).catch(() => {})
  }

  function rest(trouble: string, backoff: Backoff, error?: unknown) {
    const delay = backoff.failed(clock.elapsed())
    if (delay !== undefined)
      log(
        "warn",
        `${what}: ${trouble}, going on in ${delay / 1000} s`,
        error instanceof Error ? { error: error.message } : {},
      )
  }

  async function readOne(item: Item, id: string) {
    try {
      const { row, faulted } = await read(item, signal)
      if (!faulted) {
        strikes.delete(id)
        node.succeeded()
      } else {
        const count = (strikes.get(id) ?? 0) + 1
        rest("the node does not answer", node)
        if (count <= strikesAllowed) {
          strikes.set(id, count)
          mayBeMore = true
          return
        }
        strikes.delete(id)
      }
      if (finished.size === 0) finishedAt = clock.elapsed()
      finished.set(id, row)
    } catch (error) {
      if (!signal.aborted) rest("reading failed", node, error)
    } finally {
      inHand.delete(id)
      ring()
    }
  }

  async function saveSome() {
    const rows = [...finished].slice(0, saveSingly ? 1 : batch)
    try {
      await save(rows.map(([, row]) => row))
      saveSingly = false
      store.succeeded()
    } catch (error) {
      // One row that cannot be saved must not block the others: it is dropped, and its item is due again.
      if (rows.length > 1) saveSingly = true
      else for (const [id] of rows) finished.delete(id)
      throw error
    }
    for (const [id] of rows) finished.delete(id)
  }

  async function take() {
    lookedAt = clock.elapsed()
    mayBeMore = false
    const limit = window + finished.size
    const items = await due(limit, nowInSeconds(clock))
    store.succeeded()
    if (items.length === limit) mayBeMore = true
    for (const item of items) {
      const id = key(item)
      if (inHand.size >= window || signal.aborted) break
      if (inHand.has(id) || finished.has(id)) continue
      inHand.add(id)
      void readOne(item, id)
    }
  }

  /** Does the next piece of work. Returns the milliseconds until there is more to do. */
  async function step(): Promise<number> {
    const now = clock.elapsed()
    if (now < store.until) return store.until - now
    if (finished.size > 0) {
      const wait = finishedAt + saveDelay - now
      if (finished.size >= batch || inHand.size === 0 || wait <= 0) {
        await saveSome()
        return 0
      }
      if (inHand.size > window / 2) return wait
    }
    if (inHand.size > window / 2) return pollInterval
    const next = Math.max(node.until, lookedAt + (mayBeMore ? minInterval : pollInterval))
    if (now < next) return finished.size > 0 ? Math.min(next - now, finishedAt + saveDelay - now) : next - now
    await take()
    return 0
  }

  async function run() {
    while (!signal.aborted) {
      try {
        const wait = await step()
        if (wait > 0 && !signal.aborted) await rung(wait)
      } catch (error) {
        rest("the store fails", store, error)
      }
    }
    const rows = [...finished.values()]
    if (rows.length > 0)
      await save(rows).catch(() =>
        log("debug", `${what}: the last results were not stored; they are read again after the next start`),
      )
  }

  const ended = run()
  return {
    wake() {
      mayBeMore = true
      ring()
    },
    stop() {
      stopping.abort(new Error("stopped"))
      ring()
      return ended
    },
  }
}
