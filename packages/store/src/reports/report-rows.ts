import type { WritingConnection } from "../engine.ts"
import { deleteReports, listReports } from "../queries/reports.ts"
import { reportTable } from "../schema/meta-tables.ts"
import type { IndexerReport } from "./indexer-report.ts"
import { type IndexedSubject, subjectKey } from "./subject.ts"

/** Replaces the reports of the same subjects. */
export async function writeReports(meta: WritingConnection, reports: readonly IndexerReport[]): Promise<void> {
  const rows = new Map(
    reports.map((report) => {
      const key = subjectKey(report.subject)
      return [key, [key, report.reportedAt, JSON.stringify(report)]]
    }),
  )
  await meta.transaction((transaction) => transaction.replace(reportTable, [...rows.values()]))
}

/** The last report of every indexer. */
export async function readReports(meta: WritingConnection): Promise<readonly IndexerReport[]> {
  const rows = await meta.all<{ report: string }>(listReports, { subject: "" })
  return rows.map(({ report }) => JSON.parse(report) as IndexerReport)
}

/** Deletes the report of a subject's indexer. */
export async function deleteReport(meta: WritingConnection, subject: IndexedSubject): Promise<void> {
  await meta.transaction((transaction) => transaction.run(deleteReports, { subject: subjectKey(subject) }))
}
