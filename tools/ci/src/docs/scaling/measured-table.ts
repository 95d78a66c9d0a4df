import type { BenchmarkResult } from "../benchmarks/result.ts"
import { markdownTable } from "../markdown-table.ts"
import { readResult } from "./figures.ts"

/** A table of results as it was measured, and where. Throws an Error for a table that the part did not measure. */
export function measured(part: string, table: string): readonly string[] {
  const result = readResult(part)
  const found = result.tables[table]
  if (found === undefined) throw new Error(`docs/benchmarks/${part}.json has no table ${table}`)
  return [`<!-- table ${part}/${table} -->`, ...markdownTable(found), "", origin(result)]
}

/** Where and when results were measured, in a line. */
export function origin({ date, commit, machine, node, othersBusyPercent }: BenchmarkResult): string {
  const at = commit === undefined ? "" : ` at ${commit.slice(0, 8)}`
  const others = othersBusyPercent === undefined ? "" : `; others kept the machine ${othersBusyPercent} % busy`
  return `_Measured on ${date}${at}, ${machine}, Node ${node}${others}._`
}
