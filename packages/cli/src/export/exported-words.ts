import type { ExportedColumns } from "@serac/indexer/core/columns"
import { countedNoun, grouped } from "../words.ts"

/** Describes what was exported of a chain, in lines. @param untraced - blocks with transactions that were not traced. */
export function exportedWords(chain: string, to: string, exported: ExportedColumns, untraced = 0): string {
  const { first, last, written, present, rows } = exported
  if (last < first) return `there is no whole file of ${chain} to write yet`
  const there = present === 0 ? "" : `, ${grouped(present)} were there`
  const counts = Object.entries(rows).map(([name, count]) => `${name} ${grouped(count)}`)
  return [
    `blocks ${grouped(first)} to ${grouped(last)} of ${chain} in ${to}: ${countedNoun(written, "new file")}${there}`,
    ...(counts.length === 0 ? [] : [`rows: ${counts.join(", ")}`]),
    ...(untraced === 0
      ? []
      : [`${countedNoun(untraced, "block")} with transactions were not traced, and have no rows of traces`]),
  ].join("\n")
}
