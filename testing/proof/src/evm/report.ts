import { stringifyLossless } from "@serac/client/rpc"
import type { RecordingVerdict } from "./prove-recording.ts"

/** The reported results; a comparison without indexing has no results of indexing. */
type Reported = Pick<RecordingVerdict, "comparison"> & Partial<RecordingVerdict>

const shownDifferences = 20

/** A table of the compared listings, and the first differences. */
export function comparisonReport(title: string, { comparison, indexedAfter, faults = 0 }: Reported): string {
  const { counts, differences } = comparison
  const rows = [...counts].sort(([one], [other]) => compareSections(one, other))
  const cells = rows.map(([kind, count]) => [kind, `${count.lists}`, `${count.pages}`, `${count.items}`])
  const total = rows.reduce((sum, [, { items }]) => sum + items, 0)
  const table = [["listing", "lists", "pages", "items"], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  )
  const found = differences
    .slice(0, shownDifferences)
    .map(({ where, expected, served }) =>
      [
        `DIFFERENT ${where}`,
        `  expected ${stringifyLossless(expected)}`,
        `  served   ${stringifyLossless(served)}`,
      ].join("\n"),
    )
  const verdict = `${total} items compared, ${differences.length} differences`
  const took = indexedAfter === undefined ? "" : `: indexed in ${Math.round(indexedAfter)} ms`
  const suffered = faults > 0 ? `, through ${faults} faults` : ""
  return [`\n${title}${took}${suffered}`, ...lines, verdict, ...found].join("\n")
}

function compareSections(one: string, other: string): number {
  const [major, minor] = [one, other].map((name) => Number(name.split(" ")[0]?.split(".")[1]))
  return (major ?? 0) - (minor ?? 0)
}
