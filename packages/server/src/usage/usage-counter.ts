import { randomUUID } from "node:crypto"
import type { Store, UsageCount, UsageResolution } from "@serac/store"
import { Backlog } from "./backlog.ts"
import type { Cell } from "./cell.ts"
import { IntervalCells } from "./interval-cells.ts"
import { LatestRequests, type ListedRequest } from "./latest-requests.ts"
import { keptAt } from "./retention.ts"
import { type UsageLimits, usageDefaults } from "./settings.ts"
import type { RequestOutcome } from "./tally.ts"

/** Options of a {@link UsageCounter}. */
export interface UsageCounterOptions extends UsageLimits {
  readonly store: Pick<Store, "usage">
  /** Called with a message when counts cannot be saved. Default: no call. */
  readonly warn?: (message: string, facts: Readonly<Record<string, unknown>>) => void
  /** The clock, in milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
}

interface Interval {
  readonly resolution: UsageResolution
  readonly start: number
  readonly cells: IntervalCells
}

const resolutions = [60, 3600, 86400] as const
/** Milliseconds after its interval at which an unsaved count is dropped. */
const maxUnsavedMs = 3_600_000
const hourMs = 3_600_000
/** Maximum single requests kept between two savings of a process: the latest ones. */
const maxLatestRequests = 500
/** Maximum milliseconds of the last saving: an unresponsive database must not keep a service from stopping. */
const longestClose = 5_000

/**
 * Counts requests in memory and saves the counts every few seconds, so that no request waits. {@link close} saves the rest; a killed process
 * loses the counts since its last saving.
 */
export class UsageCounter {
  readonly #store: Pick<Store, "usage">
  readonly #maxCells: number
  readonly #retention: UsageLimits
  readonly #warn: NonNullable<UsageCounterOptions["warn"]>
  readonly #clock: () => number
  readonly #timer: NodeJS.Timeout
  readonly #writer = randomUUID()
  readonly #backlogs: Pick<Backlog<unknown>, "settle">[] = []
  /** Counts since the last saving, by minute. */
  #fresh: { readonly start: number; readonly cells: IntervalCells }[] = []
  readonly #intervals = new Map<string, Interval>()
  readonly #latest: LatestRequests
  #prunedAt = Number.NEGATIVE_INFINITY
  #saving: Promise<void> = Promise.resolve()

  constructor(options: UsageCounterOptions) {
    const { store, warn, clock, interval, maxCells, requests } = { ...usageDefaults, ...options }
    this.#store = store
    this.#maxCells = maxCells
    this.#latest = new LatestRequests(Math.min(requests, maxLatestRequests))
    this.#retention = options
    this.#warn = warn ?? (() => {})
    this.#clock = clock ?? Date.now
    this.#timer = setInterval(() => void this.save(), interval).unref()
  }

  /**
   * Returns a function that takes ended requests and has `count` process them shortly after: in batches, before the next saving, each with its
   * own moment.
   */
  later<Ended>(count: (ended: Ended, at: number) => void): (ended: Ended) => void {
    const backlog = new Backlog(count, (error) => this.#warn("a request could not be counted", { err: error }))
    this.#backlogs.push(backlog)
    return (ended) => backlog.add(ended, this.#clock())
  }

  /** Counts a request that has ended, now or at a moment in Unix milliseconds. */
  count(cell: Cell, outcome: RequestOutcome, at: number = this.#clock()): void {
    const start = intervalStart(60, at)
    let minute = this.#fresh.at(-1)
    if (minute?.start !== start) {
      minute = { start, cells: new IntervalCells(this.#maxCells) }
      this.#fresh.push(minute)
    }
    minute.cells.of(cell).add(outcome)
  }

  /** Lists a single request that ended now or at a moment in Unix milliseconds, unless too many follow it. */
  log(request: ListedRequest, at: number = this.#clock()): void {
    this.#latest.add(request, at)
  }

  /** Saves the counts. Never rejects: counts that cannot be saved are kept for the next saving, for an hour. */
  save(): Promise<void> {
    this.#saving = this.#saving.then(() => this.#save())
    return this.#saving
  }

  /** Saves the counts and stops. Without an answer of the database it stops after 5 seconds, with a warning. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    let late: NodeJS.Timeout | undefined
    const isLate = new Promise<true>((resolve) => {
      late = setTimeout(() => resolve(true), longestClose)
    })
    if ((await Promise.race([this.save(), isLate])) === true)
      this.#warn("the last usage could not be saved in time", {})
    clearTimeout(late)
  }

  async #save(): Promise<void> {
    for (const backlog of this.#backlogs) backlog.settle()
    this.#addUp()
    const requests = this.#latest.unsaved()
    const taken: Interval[] = []
    const rows: UsageCount[] = []
    for (const interval of this.#intervals.values()) {
      const { resolution, start, cells } = interval
      const changed = cells.takeChanged({ resolution, start }, this.#writer)
      if (changed.length === 0) continue
      taken.push(interval)
      rows.push(...changed)
    }
    try {
      await this.#store.usage.save(
        rows,
        requests.map(({ number, at, request }) => {
          const id = `${this.#writer}-${number}`
          return { id, at, ...request.tell(id, at) }
        }),
      )
      this.#latest.markSaved(requests.at(-1)?.number ?? 0)
      await this.#prune()
    } catch (error) {
      for (const { cells } of taken) cells.markAll()
      this.#warn("usage could not be saved, and will be later", { err: error })
    }
    this.#forget()
  }

  /** Adds the fresh counts to those of their minute, hour and day. */
  #addUp(): void {
    const fresh = this.#fresh
    this.#fresh = []
    for (const { start, cells } of fresh)
      for (const { cell, tally } of cells.all)
        for (const resolution of resolutions)
          this.#interval(resolution, intervalStart(resolution, start * 1000))
            .of(cell)
            .merge(tally)
  }

  #interval(resolution: UsageResolution, start: number): IntervalCells {
    const name = `${resolution} ${start}`
    let interval = this.#intervals.get(name)
    if (interval === undefined) {
      interval = { resolution, start, cells: new IntervalCells(this.#maxCells) }
      this.#intervals.set(name, interval)
    }
    return interval.cells
  }

  /** Removes intervals that are over and stored, and those that could not be stored for an hour. */
  #forget(): void {
    const now = this.#clock()
    for (const [name, { resolution, start, cells }] of this.#intervals) {
      const end = (start + resolution) * 1000
      const { isChanged } = cells
      if (now < end || (isChanged && now < end + maxUnsavedMs)) continue
      this.#intervals.delete(name)
      if (isChanged) this.#warn("usage could not be saved for an hour and is lost", { start, seconds: resolution })
    }
  }

  async #prune(): Promise<void> {
    const now = this.#clock()
    if (now - this.#prunedAt < hourMs) return
    await this.#store.usage.prune(keptAt(now, this.#retention))
    this.#prunedAt = now
  }
}

/** The start of the interval of a moment in Unix milliseconds, in Unix seconds. */
function intervalStart(resolution: UsageResolution, milliseconds: number): number {
  const seconds = Math.floor(milliseconds / 1000)
  return seconds - (seconds % resolution)
}
