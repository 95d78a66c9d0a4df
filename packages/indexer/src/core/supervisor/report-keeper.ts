import type { IndexerReport, Store } from "@serac/store"
import { type Clock, systemClock, timeText, unixSeconds } from "../clock.ts"
import { errorMessage } from "../error-message.ts"
import type { LogFunction } from "../log.ts"
import type { UntimedReport } from "./indexer-condition.ts"

/** Milliseconds between writes: at least the first between changes, and at most the second if nothing changes. */
const soonest = 500
const maxWriteDelayMs = 2_000
/** Milliseconds of a write after which the store counts as unavailable. */
const storeSilentAfter = 2_500
/** Milliseconds of a write after which a new connection is tried: the old one may be lost without an error. */
const givenUpAfter = 4_000
const isWritten = new Error("The reports are stored.")

/** What {@link keepReports} needs. */
export interface ReportKeeperOptions {
  /** Opens the store for the reports; called again after a failure. */
  readonly open: () => Promise<Pick<Store, "saveReports" | "close">>
  readonly log: LogFunction
  readonly clock?: Clock | undefined
}

/**
 * Keeps the latest report of each indexer of this process, and writes them to the store, where services and other processes
 * read them. The age of a report is that of the indexer's last message. Other processes write the reports of their own
 * indexers.
 */
export interface ReportKeeper {
  /** The latest report of each indexer. */
  readonly reports: readonly IndexerReport[]
  update(report: UntimedReport): void
  /** Writes the latest reports, and closes the store. */
  stop(): Promise<void>
}

/**
 * Writes reports while indexers run. A failing store is logged once and retried. Nothing waits for it: indexing continues,
 * and readers see the age of a report.
 */
export function keepReports({ open, log, clock = systemClock }: ReportKeeperOptions): ReportKeeper {
  const reports = new Map<string, IndexerReport>()
  /** Keys of the subjects that this process indexes; subjects on standby are not among them. */
  const own = new Set<string>()
  const stopping = new AbortController()
  const seconds = () => Math.floor(clock.now() / 1000)
  let opening: ReturnType<typeof open> | undefined
  let isChanged = false
  let hasFailed = false
  /** When the current write began, by the clock's `elapsed`; undefined if there is none. */
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
      // A store that does not answer may never close either; nothing waits for it.
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

  /** Why reports cannot be stored, in words; undefined if the store accepts them. */
  function storeFault(): string | undefined {
    const silence = writingSince === undefined ? 0 : clock.elapsed() - writingSince
    if (silence < storeSilentAfter) return fault
    return `no answer from the store since ${timeText(unixSeconds(clock, writingSince))}`
  }

  /** The report of a working indexer while the store is unavailable: the indexer cannot store anything, whether or not it has noticed. */
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

/** States in which an indexer stores blocks, as far as it knows. */
const isWorking: ReadonlySet<IndexerReport["state"]> = new Set(["starting", "backfilling", "following"])

/** A stored block ends a stall, however many blocks are still missing. A restart of the indexer does not end it. */
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

/** Whether two reports are equal except for their times and metrics. */
function isSameReport(one: IndexerReport, other: IndexerReport): boolean {
  const plain = ({ reportedAt: _, metrics: __, retryAt: ___, nodeHead, ...rest }: IndexerReport) =>
    JSON.stringify({ ...rest, nodeHead: nodeHead?.number })
  return plain(one) === plain(other)
}
