import type { IndexerReport } from "@serac/store"
import { subjectKey } from "./snapshot.ts"

/**
 * One report per subject: the process's own, unless the store has a later one from the current indexer of the subject. A stored report from
 * the future is never later: the clock was set back since.
 */
export function preferred(
  stored: readonly IndexerReport[],
  own: readonly IndexerReport[],
  now: number,
): readonly IndexerReport[] {
  const reports = new Map(stored.map((report) => [subjectKey(report.subject), report]))
  for (const report of own) {
    const key = subjectKey(report.subject)
    const known = reports.get(key)
    const isLater = known !== undefined && known.reportedAt > report.reportedAt && known.reportedAt <= now
    if (!isLater) reports.set(key, report)
  }
  return [...reports.values()]
}
