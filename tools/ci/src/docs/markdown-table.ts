import type { ResultTable } from "./benchmarks/result.ts"

/** The lines of a table in Markdown, its columns as wide as their widest cell. */
export function markdownTable({ columns, rows }: ResultTable): readonly string[] {
  const odd = rows.find((row) => row.length !== columns.length)
  if (odd !== undefined) throw new Error(`a row has ${odd.length} cells, not ${columns.length}: ${odd.join(", ")}`)
  const widths = columns.map((column, at) => Math.max(3, column.length, ...rows.map((row) => (row[at] ?? "").length)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`
  return [line(columns), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)]
}
