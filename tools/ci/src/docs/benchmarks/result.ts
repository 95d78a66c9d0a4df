/** A table of figures, as its page shows it. */
export interface ResultTable {
  readonly columns: readonly string[]
  /** As many cells each as there are columns; a cell is Markdown. */
  readonly rows: readonly (readonly string[])[]
}

/** What a benchmark has measured, as its file in docs/benchmarks tells it. What nobody noted down at the time is absent. */
export interface BenchmarkResult {
  /** The processors that were used. */
  readonly machine?: string
  readonly cores?: number
  /** The version of Node.js. */
  readonly node?: string
  /** The day, as `2026-11-23`. */
  readonly date?: string
  /** The commit that was measured. */
  readonly commit?: string
  /** How busy others kept the machine meanwhile, in percent of what it can do. */
  readonly othersBusyPercent?: string
  readonly remark?: string
  readonly tables: Readonly<Record<string, ResultTable>>
}
