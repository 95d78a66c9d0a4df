import type { ExchangeVerdict } from "./verdict.ts"

/** The counts of one method or kind of traffic. */
export interface ReportRow {
  readonly subject: string
  exchanges: number
  proven: number
  violations: number
}

/** Counts verdicts as they come and keeps the first violations for the reader. */
export class ReplayReport {
  readonly #rows = new Map<string, ReportRow>()
  readonly failures: ExchangeVerdict[] = []

  add(verdict: ExchangeVerdict): void {
    const row = this.#rows.get(verdict.subject) ?? { subject: verdict.subject, exchanges: 0, proven: 0, violations: 0 }
    row.exchanges++
    if (verdict.violations.length === 0) row.proven++
    else {
      row.violations += verdict.violations.length
      this.failures.push(verdict)
    }
    this.#rows.set(verdict.subject, row)
  }

  get rows(): readonly ReportRow[] {
    return [...this.#rows.values()].sort((a, b) => a.subject.localeCompare(b.subject))
  }

  get total(): ReportRow {
    return this.rows.reduce(
      (sum, row) => ({
        subject: "total",
        exchanges: sum.exchanges + row.exchanges,
        proven: sum.proven + row.proven,
        violations: sum.violations + row.violations,
      }),
      { subject: "total", exchanges: 0, proven: 0, violations: 0 },
    )
  }
}

/** The table that `pnpm replay` prints. */
export function formatReport(report: ReplayReport, shown = 20): string {
  const rows = [...report.rows, report.total]
  const width = Math.max(...rows.map(({ subject }) => subject.length), "method".length)
  const line = (subject: string, ...cells: (string | number)[]) =>
    `${subject.padEnd(width)}${cells.map((cell) => String(cell).padStart(12)).join("")}`
  const failures = report.failures
    .slice(0, shown)
    .flatMap(({ at, name, subject, violations }) => [
      `${at} ${subject} (${name})`,
      ...violations.map((text) => `    ${text}`),
    ])
  const more = report.failures.length - shown
  return [
    line("method", "exchanges", "proven", "violations"),
    ...rows.map(({ subject, exchanges, proven, violations }) => line(subject, exchanges, proven, violations)),
    ...(failures.length > 0 ? ["", ...failures] : []),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join("\n")
}
