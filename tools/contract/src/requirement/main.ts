import { requirementRows } from "./rows.ts"
import { blankOf, trace } from "./traced.ts"

const traced = requirementRows.map(trace)
const cells = traced.map((row) => [
  row.section,
  row.call,
  row.operation ?? "-",
  String(row.cases),
  row.handler ?? "-",
  blankOf(row) ?? "",
])
const heads = ["row", "call", "operation", "cases", "handler", ""]
const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((line) => (line[column] ?? "").length)))
for (const line of [heads, ...cells]) {
  console.log(
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  )
}
const blanks = traced.filter((row) => blankOf(row) !== undefined)
console.log(`\n${requirementRows.length} rows, ${blanks.length} of them with a blank`)
process.exitCode = blanks.length === 0 ? 0 : 1
