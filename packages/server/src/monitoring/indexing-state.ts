import type { IndexerReport, IndexerState } from "@serac/store"
import { type Lag, lagOf } from "./lag.ts"

/** How far a chain is indexed and what its indexer does. Times are Unix seconds. */
export interface IndexingState {
  /** `stopped` too where no indexer has reported of late. */
  readonly state: IndexerState
  /** When this state began; absent where no indexer has ever reported. */
  readonly since?: number
  /** Why, in words for an operator, without secrets. */
  readonly reason?: string
  /** The block that the indexer cannot get past. */
  readonly stuckAt?: number
  /** When what it waits for is tried again. */
  readonly retryAt?: number
  /** The last block stored; absent before the first. */
  readonly head?: { readonly number: number; readonly timestamp: number }
  /** The node's own head as it was last seen, whether or not anything was stored since; `behindSince` while it is below `head`. */
  readonly nodeHead?: { readonly number: number; readonly observedAt: number; readonly behindSince?: number }
  /** Absent where nothing is stored, no node was ever seen, or the store cannot be read. */
  readonly lag?: Lag
  /** Seconds for which the node has had blocks that are missing, and none was stored. Absent while that is not so. */
  readonly stalledFor?: number
  /** When blocks were last stored. */
  readonly updatedAt?: number
  /** Blocks that are set aside since they cannot be read. */
  readonly quarantined: number
  /** What differs from what the node says. */
  readonly differences: number
  /** When the indexer last reported. */
  readonly reportedAt?: number
}

/** What the store has of a chain. */
export interface StoredState {
  readonly head: { readonly number: number; readonly timestamp: number }
  /** The node's own head when blocks were last stored. */
  readonly nodeHead: number
  readonly updatedAt: number
}

/** States in which nothing keeps blocks from being indexed: a reason is about something beside them. */
export const isWorking: ReadonlySet<IndexerState> = new Set(["starting", "backfilling", "following"])

/** Seconds for which a report counts: indexers report every two seconds at least. */
export const reportLasts = 15

/** Puts together what the store has of a chain and what its indexer last reported. */
export function indexingState(
  stored: StoredState | undefined,
  report: IndexerReport | undefined,
  now: number,
): IndexingState {
  const head = stored?.head ?? report?.head
  const nodeHead = newestObservation(stored, report)
  const activity = activityOf(report, now)
  // Who never reported says nothing of its node: what was stored last does.
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

/** What was stored since the report ends a stall. */
function stalledFor(
  stored: StoredState | undefined,
  report: IndexerReport | undefined,
  now: number,
): Pick<IndexingState, "stalledFor"> {
  if (report?.stalledSince === undefined || (stored && stored.updatedAt > report.reportedAt)) return {}
  return { stalledFor: Math.max(0, now - report.stalledSince) }
}

type Activity = Pick<IndexingState, "state" | "since" | "reason" | "stuckAt" | "retryAt">

/** What an indexer does now, which its last report tells only while it is new. */
function activityOf(report: IndexerReport | undefined, now: number): Activity {
  if (report === undefined) return { state: "stopped", reason: "no indexer has reported" }
  const { state, since, reason, stuckAt, retryAt, reportedAt } = report
  const told = {
    ...(reason === undefined ? {} : { reason }),
    ...(stuckAt === undefined ? {} : { stuckAt }),
    ...(retryAt === undefined ? {} : { retryAt }),
  }
  // Who said that it ends need not say so again.
  if (state === "stopped" || Math.abs(now - reportedAt) <= reportLasts) return { state, since, ...told }
  const time = timeText(reportedAt)
  const why =
    reportedAt > now
      ? `its indexer's last report is of ${time}, which is in the future: compare the clocks`
      : `its indexer has not reported since ${time}`
  return { state: "stopped", since: Math.min(reportedAt, now), reason: why }
}

/** The report's, which is of the moment, unless its indexer is gone and another one has stored blocks since. */
function newestObservation(stored: StoredState | undefined, report: IndexerReport | undefined) {
  const ofStore = stored && { number: stored.nodeHead, observedAt: stored.updatedAt }
  const isOld = stored !== undefined && report !== undefined && stored.updatedAt - report.reportedAt > reportLasts
  if (report?.nodeHead === undefined || isOld) return ofStore
  const { number, observedAt, behindSince } = report.nodeHead
  return { number, observedAt, ...(behindSince === undefined ? {} : { behindSince }) }
}

/** Unix seconds as a time in words: `2026-11-22T07:11:47Z`. */
export function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z")
}
