/** A table of figures, as its page shows it. */
export interface ResultTable {
  readonly columns: readonly string[]
  /** One cell a column in each row; a cell is Markdown. */
  readonly rows: readonly (readonly string[])[]
}

/** The results of a benchmark, in the format of its file in docs/benchmarks. Values that were not recorded are absent. */
export interface BenchmarkResult {
  /** The processors of the machine. */
  readonly machine?: string
  readonly cores?: number
  /** The version of Node.js. */
  readonly node?: string
  /** The day, as `2026-11-23`. */
  readonly date?: string
  /** The commit that was measured. */
  readonly commit?: string
  /** The load from other processes during the measurement, in percent of the machine's capacity. */
  readonly othersBusyPercent?: string
  readonly remark?: string
  /** The defaults of the settings, where the default configuration was measured. */
  readonly defaults?: Readonly<Record<string, string | number>>
  readonly tables: Readonly<Record<string, ResultTable>>
}
