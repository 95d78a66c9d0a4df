import type { IndexerReport, IndexerState } from "@serac/store"
import { type Lag, lagOf } from "./lag.ts"

/** The progress of a chain and the state of its indexer. Times are Unix seconds. */
export interface IndexingState {
  /** `stopped` also without a recent report of an indexer. */
  readonly state: IndexerState
  /** When this state began; absent where no indexer has ever reported. */
  readonly since?: number
  /** The reason as a text for operators, without secrets. */
  readonly reason?: string
  /** The block that the indexer cannot index. */
  readonly stuckAt?: number
  /** The time of the next attempt. */
  readonly retryAt?: number
  /** The last stored block; absent before the first. */
  readonly head?: { readonly number: number; readonly timestamp: number }
  /** The node's head as last observed, whether or not blocks were stored since; `behindSince` while it is below `head`. */
  readonly nodeHead?: { readonly number: number; readonly observedAt: number; readonly behindSince?: number }
  /** Absent where nothing is stored, the node was never observed, or the store cannot be read. */
  readonly lag?: Lag
  /** Seconds for which the node has had more blocks than are stored, while none was stored; absent otherwise. */
  readonly stalledFor?: number
  /** When blocks were last stored. */
  readonly updatedAt?: number
  /** Blocks in quarantine because they cannot be parsed. */
  readonly quarantined: number
  /** Number of differences between the store and the node. */
  readonly differences: number
  /** When the indexer last reported. */
  readonly reportedAt?: number
}

/** The stored state of a chain. */
export interface StoredState {
  readonly head: { readonly number: number; readonly timestamp: number }
  /** The node's head when blocks were last stored. */
  readonly nodeHead: number
  readonly updatedAt: number
}

/** States in which blocks can be indexed; a reason then concerns something else. */
export const isWorking: ReadonlySet<IndexerState> = new Set(["starting", "backfilling", "following"])

/** Seconds for which a report is valid: indexers report every two seconds at least. */
export const reportLasts = 15

/** Combines the stored state of a chain and the last report of its indexer. */
export function indexingState(
  stored: StoredState | undefined,
  report: IndexerReport | undefined,
  now: number,
): IndexingState {
  const head = stored?.head ?? report?.head
  const nodeHead = newestObservation(stored, report)
  const activity = activityOf(report, now)
  // Without any report the observation in the store is used.
  const isHeard = report === undefined || isWorking.has(activity.state) || activity.state === "standby"
  return {
    ...activity,
    ...(head === undefined ? {} : { head: { number: head.number, timestamp: head.timestamp } }),
    ...(nodeHead === undefined ? {} : { nodeHead }),
    ...(head === undefined || nodeHead === undefined ? {} : { lag: lagOf({ head, nodeHead }, now, isHeard) }),
    ...stalledFor(stored, report, now),
    ...(stored === undefined ? {} : { updatedAt: stored.updatedAt }),
    quarantined: report?.quarantined ?? 0,
    differences: report?.differences ?? 0,
    ...(report === undefined ? {} : { reportedAt: report.reportedAt }),
  }
}

/** The duration of a stall in seconds; blocks stored after the report end it. */
function stalledFor(
  stored: StoredState | undefined,
  report: IndexerReport | undefined,
  now: number,
): Pick<IndexingState, "stalledFor"> {
  if (report?.stalledSince === undefined || (stored && stored.updatedAt > report.reportedAt)) return {}
  return { stalledFor: Math.max(0, now - report.stalledSince) }
}

type Activity = Pick<IndexingState, "state" | "since" | "reason" | "stuckAt" | "retryAt">

/** The activity of an indexer: its last report's while that is recent. */
function activityOf(report: IndexerReport | undefined, now: number): Activity {
  if (report === undefined) return { state: "stopped", reason: "no indexer has reported" }
  const { state, since, reason, stuckAt, retryAt, reportedAt } = report
  const told = {
    ...(reason === undefined ? {} : { reason }),
    ...(stuckAt === undefined ? {} : { stuckAt }),
    ...(retryAt === undefined ? {} : { retryAt }),
  }
  // A report of `stopped` stays valid.
  if (state === "stopped" || Math.abs(now - reportedAt) <= reportLasts) return { state, since, ...told }
  const time = timeText(reportedAt)
  const why =
    reportedAt > now
      ? `its indexer's last report is of ${time}, which is in the future: compare the clocks`
      : `its indexer has not reported since ${time}`
  return { state: "stopped", since: Math.min(reportedAt, now), reason: why }
}

/** The observation of the report, which is newer, unless its indexer is gone and another one has stored blocks since. */
function newestObservation(stored: StoredState | undefined, report: IndexerReport | undefined) {
  const ofStore = stored && { number: stored.nodeHead, observedAt: stored.updatedAt }
  const isOld = stored !== undefined && report !== undefined && stored.updatedAt - report.reportedAt > reportLasts
  if (report?.nodeHead === undefined || isOld) return ofStore
  const { number, observedAt, behindSince } = report.nodeHead
  return { number, observedAt, ...(behindSince === undefined ? {} : { behindSince }) }
}

/** Unix seconds as an ISO 8601 time: `2026-11-22T07:11:47Z`. */
export function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z")
}
