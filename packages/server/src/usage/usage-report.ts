import type { UsageCount, UsagePosition, UsageRange, UsageTables } from "@serac/store"
import { absentDimension, type Dimension, dimensionsOf, other } from "./cell.ts"
import { LatencyHistogram } from "./latency-histogram.ts"
import { Tally } from "./tally.ts"
import { dayOf, daySeconds, intervalEnd, intervalStart, type TimeInterval, timeIntervals } from "./time-interval.ts"

/** A query of usage. Times are Unix seconds. */
export interface UsageQuestion {
  /** The subjects; the usage of several is summed. */
  readonly subjects: readonly string[]
  /** The interval of the report. Default `daily`. */
  readonly timeInterval?: TimeInterval | undefined
  /** The start, rounded down to 00:00 UTC of its day. Default: a number of days before the end, by the interval. */
  readonly startTimestamp?: number | undefined
  /** The exclusive end, rounded down to 00:00 UTC of its day. Default: the end of today. */
  readonly endTimestamp?: number | undefined
  readonly groupBy?: Dimension | undefined
  /** Counts only requests with these values. */
  readonly filters?: Readonly<Partial<Record<Dimension, string | undefined>>>
  /** The current time in Unix seconds. */
  readonly now: number
  /** Maximum values of the report: beyond it the groups with the fewest requests are merged into `other`. Default 10,000. */
  readonly mostValues?: number
}

/** Usage of a group in an interval. */
export interface UsageValue {
  readonly totalRequests: number
  readonly requestsPerSecond: number
  readonly successRatePercent: number
  /** The median, within 1 % of the exact one. */
  readonly medianResponseTimeMsecs: number
  readonly invalidRequests: number
  readonly apiCreditsUsed: number
  readonly apiCreditsWasted: number
  readonly groupedBy: Dimension | "None"
  readonly groupValue?: string
}

/** Usage in an interval, which begins at `timestamp`. */
export interface UsageEntry {
  readonly timestamp: number
  readonly values: UsageValue[]
}

/** Rows per read: other requests are answered in between. */
const rowsPerRead = 1_000

type Groups = Map<string, Tally>

/** Usage by interval, oldest first, of the intervals with requests; values by group. */
export async function usageReport(usage: UsageTables, question: UsageQuestion): Promise<UsageEntry[]> {
  const { subjects, timeInterval = "daily", groupBy, filters = {}, now, mostValues = 10_000 } = question
  const { resolution, days } = timeIntervals[timeInterval]
  const end = question.endTimestamp === undefined ? dayOf(now) + daySeconds : dayOf(question.endTimestamp)
  const start = dayOf(question.startTimestamp ?? Math.max(0, end - days * daySeconds))
  const wanted = Object.entries(filters).filter(([, value]) => value !== undefined)
  const groupOf = grouping(groupBy, wanted)
  const intervals = new Map<number, Groups>()
  for await (const count of countsOf(usage, subjects, { resolution, start, end })) {
    const group = groupOf(count.cell)
    if (group === undefined) continue
    const timestamp = intervalStart(timeInterval, count.start)
    const groups = intervals.get(timestamp) ?? new Map<string, Tally>()
    intervals.set(timestamp, groups)
    addTo(groups, group, { ...count, latency: LatencyHistogram.parse(count.latency) })
  }
  if (groupBy !== undefined) foldGroups(intervals, mostValues)
  const sorted = [...intervals].sort(([one], [another]) => one - another)
  return sorted.map(([timestamp, groups]) => {
    const until = Math.min(intervalEnd(timeInterval, timestamp), end, now)
    const seconds = Math.max(1, until - Math.max(timestamp, start))
    return { timestamp, values: usageValues(groups, groupBy, seconds) }
  })
}

/** The counts of a time range, by subject and interval. */
async function* countsOf(
  usage: UsageTables,
  subjects: readonly string[],
  stretch: Pick<UsageRange, "resolution" | "start" | "end">,
): AsyncIterable<UsageCount> {
  for (const subject of subjects) {
    let after: UsagePosition | undefined
    for (let isMore = true; isMore; ) {
      const counts = await usage.counts({ ...stretch, subject, after, limit: rowsPerRead })
      yield* counts
      after = counts.at(-1)
      isMore = counts.length === rowsPerRead
      if (isMore) await new Promise(setImmediate)
    }
  }
}

/** Whether any of these subjects has counts within the retention. */
export async function isCounted(usage: UsageTables, subjects: readonly string[]): Promise<boolean> {
  for (const subject of subjects) {
    const range = { subject, resolution: 86400, start: 0, end: Number.MAX_SAFE_INTEGER, limit: 1 } as const
    if ((await usage.counts(range)).length > 0) return true
  }
  return false
}

/** Returns a function that gives the group of a cell, undefined where a filter excludes it; each cell is parsed once. */
function grouping(groupBy: Dimension | undefined, filters: readonly (readonly [string, unknown])[]) {
  const known = new Map<string, string | undefined>()
  return (cell: string): string | undefined => {
    if (known.has(cell)) return known.get(cell)
    const dimensions: Readonly<Record<string, string>> = dimensionsOf(cell)
    const isWanted = filters.every(([name, value]) => (dimensions[name] ?? absentDimension) === value)
    const group = isWanted ? (groupBy === undefined ? "" : (dimensions[groupBy] ?? absentDimension)) : undefined
    known.set(cell, group)
    return group
  }
}

function addTo(groups: Groups, group: string, counted: Omit<Tally, "add" | "merge" | "row">): void {
  let tally = groups.get(group)
  if (tally === undefined) {
    tally = new Tally()
    groups.set(group, tally)
  }
  tally.merge(counted)
}

/** Merges the groups with the fewest requests where there are too many. */
function foldGroups(intervals: Map<number, Groups>, mostValues: number): void {
  const totals = new Map<string, number>()
  for (const groups of intervals.values())
    for (const [group, { requests }] of groups) totals.set(group, (totals.get(group) ?? 0) + requests)
  const most = Math.max(1, Math.floor(mostValues / Math.max(1, intervals.size)))
  if (totals.size <= most) return
  const largest = [...totals].sort(([, one], [, other]) => other - one).slice(0, most - 1)
  const kept = new Set(largest.map(([group]) => group))
  for (const [timestamp, groups] of intervals) {
    const folded: Groups = new Map()
    for (const [group, tally] of groups) addTo(folded, kept.has(group) ? group : other, tally)
    intervals.set(timestamp, folded)
  }
}

function usageValues(groups: Groups, groupBy: Dimension | undefined, seconds: number): UsageValue[] {
  const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(([group, { requests, succeeded, invalid, credits, wasted, latency }]) => ({
    totalRequests: requests,
    requestsPerSecond: Number((requests / seconds).toPrecision(6)),
    // Rounded down, so that 100 means all of them.
    successRatePercent: Math.floor((succeeded / requests) * 1e6) / 1e4,
    medianResponseTimeMsecs: latency.median(),
    invalidRequests: invalid,
    apiCreditsUsed: credits,
    apiCreditsWasted: wasted,
    groupedBy: groupBy ?? "None",
    ...(groupBy !== undefined && { groupValue: group }),
  }))
}
