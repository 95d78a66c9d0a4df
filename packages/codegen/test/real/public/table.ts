/** A Markdown table: the first column is text, the others are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const texts = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, column) => Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join(" | ")} |`
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`))
  return [line(head), `| ${rule.join(" | ")} |`, ...texts.slice(1).map(line)].join("\n")
}
