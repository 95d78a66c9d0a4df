import type { IndexerReport, Store } from "@serac/store"
import { type Clock, systemClock, timeText, unixSeconds } from "../clock.ts"
import { errorMessage } from "../error-message.ts"
import type { LogFunction } from "../log.ts"
import type { UntimedReport } from "./indexer-condition.ts"

/** A change is written down at once, but not more often than this; what does not change, so often. Milliseconds. */
const soonest = 1_000
const maxWriteDelayMs = 2_000
/** Milliseconds for the store to take them, after which it counts as away. */
const storeSilentAfter = 2_500
/** Milliseconds after which another connection is tried: the one before it may be lost without anybody knowing. */
const givenUpAfter = 4_000
const isWritten = new Error("The reports are stored.")

/** What keeping reports takes. */
export interface ReportKeeperOptions {
  /** Opens the store that the reports are written to; called again where that failed. */
  readonly open: () => Promise<Pick<Store, "saveReports" | "close">>
  readonly log: LogFunction
  readonly clock?: Clock | undefined
}

/**
 * Keeps what the indexers of a process say, and writes it down where services and other processes read it. A report is as old as
 * what its indexer said last. What another process indexes is that one's to tell.
 */
export interface ReportKeeper {
  /** What each indexer said last. */
  readonly reports: readonly IndexerReport[]
  update(report: UntimedReport): void
  /** Writes down what was said last, and closes the store. */
  stop(): Promise<void>
}

/**
 * Writes reports while indexers run. A store that fails is told once and tried again; nothing waits for it, since indexing goes
 * on without, and its readers see by the age of a report that it is old.
 */
export function keepReports({ open, log, clock = systemClock }: ReportKeeperOptions): ReportKeeper {
  const reports = new Map<string, IndexerReport>()
  /** Subjects that this process indexes, rather than standing by. */
  const own = new Set<string>()
  const stopping = new AbortController()
  const seconds = () => Math.floor(clock.now() / 1000)
  let opening: ReturnType<typeof open> | undefined
  let isChanged = false
  let hasFailed = false
  /** When what is being written was begun, by the clock's `elapsed`. */
  let writingSince: number | undefined
  let fault: string | undefined
  let wake = () => {}

  async function write(): Promise<void> {
    writingSince = clock.elapsed()
    const over = new AbortController()
    try {
      await Promise.race([save(), tooLate(over.signal)])
      hasFailed = false
      fault = undefined
    } catch (error) {
      fault = errorMessage(error)
      if (!hasFailed) log("warn", "The reports of the indexers cannot be stored", { reason: fault })
      hasFailed = true
      // One that does not answer may not end either, and nobody waits for it.
      void opening?.then((broken) => broken.close()).catch(() => {})
      opening = undefined
    } finally {
      writingSince = undefined
      over.abort(isWritten)
    }
  }

  async function save(): Promise<void> {
    opening ??= open()
    const store = await opening
    await store.saveReports([...reports].flatMap(([key, report]) => (own.has(key) ? [report] : [])))
  }

  async function tooLate(signal: AbortSignal): Promise<never> {
    await clock.sleep(givenUpAfter, signal)
    throw new Error(`no answer from the store within ${givenUpAfter / 1000} s`)
  }

  /** Why nothing can be stored, in words; undefined where the store takes the reports. */
  function storeFault(): string | undefined {
    const silence = writingSince === undefined ? 0 : clock.elapsed() - writingSince
    if (silence < storeSilentAfter) return fault
    return `no answer from the store since ${timeText(unixSeconds(clock, writingSince))}`
  }

  /** A report of one that is at work, while the store is away: nothing of it can be stored, whether or not it has noticed. */
  function beside(report: IndexerReport): IndexerReport {
    const reason = storeFault()
    if (reason === undefined || !isWorking.has(report.state)) return report
    return { ...report, state: "retrying", since: report.reportedAt, reason, retryAt: unixSeconds(clock) + 1 }
  }

  async function run(): Promise<void> {
    for (let writtenAt = Number.NEGATIVE_INFINITY; !stopping.signal.aborted; ) {
      if (reports.size > 0 && (isChanged || clock.elapsed() - writtenAt >= maxWriteDelayMs)) {
        isChanged = false
        await write()
        writtenAt = clock.elapsed()
      }
      await clock.sleep(soonest, stopping.signal).catch(() => {})
      if (!isChanged && !stopping.signal.aborted) {
        const woken = new AbortController()
        wake = () => woken.abort(new Error("woken"))
        await clock.sleep(maxWriteDelayMs - soonest, AbortSignal.any([woken.signal, stopping.signal])).catch(() => {})
      }
    }
    if (reports.size > 0) await write()
    await opening?.then((store) => store.close()).catch(() => {})
  }

  const running = run()
  return {
    get reports() {
      return [...reports.values()].map(beside)
    },
    update(report) {
      const key = JSON.stringify(report.subject)
      const before = reports.get(key)
      const now = seconds()
      const since = before?.state === report.state ? before.since : now
      const next = { ...report, since, reportedAt: now, ...stalledSince(report, before, now) }
      reports.set(key, next)
      if (report.state === "standby") own.delete(key)
      else if (report.state !== "stopped") own.add(key)
      if (before && isSameReport(before, next)) return
      isChanged = true
      wake()
    },
    async stop() {
      stopping.abort(new Error("stopped"))
      await running
    },
  }
}

/** States in which blocks are being stored, as far as the indexer knows. */
const isWorking: ReadonlySet<IndexerReport["state"]> = new Set(["starting", "backfilling", "following"])

/** A block that is stored ends a stall, however many are missing still; a new beginning of the indexer does not. */
function stalledSince(
  { head, nodeHead }: UntimedReport,
  before: IndexerReport | undefined,
  now: number,
): Pick<IndexerReport, "stalledSince"> {
  const isSame = head?.number === before?.head?.number
  const isMissing =
    nodeHead === undefined ? isSame && before?.stalledSince !== undefined : nodeHead.number > (head?.number ?? -1)
  if (!isMissing) return {}
  return { stalledSince: (isSame ? before?.stalledSince : undefined) ?? now }
}

/** Whether one says what the other said, but for when and by what measure. */
function isSameReport(one: IndexerReport, other: IndexerReport): boolean {
  const plain = ({ reportedAt: _, metrics: __, retryAt: ___, nodeHead, ...rest }: IndexerReport) =>
    JSON.stringify({ ...rest, nodeHead: nodeHead?.number })
  return plain(one) === plain(other)
}
