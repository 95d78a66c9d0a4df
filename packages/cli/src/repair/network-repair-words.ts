import type { NetworkRepairReport } from "@serac/indexer/network/repair"
import { grouped, printable } from "../words.ts"

/** Rows that are written out; `--json` has more. */
const maxRowLines = 20

/** 1 where a dry run found a false row, else 0. */
export function exitCodeOfNetworkRepair({ tables }: NetworkRepairReport, isDryRun: boolean): 0 | 1 {
  return isDryRun && tables.length > 0 ? 1 : 0
}

/** A report for people. */
export function networkRepairWords(report: NetworkRepairReport, isDryRun: boolean): string {
  const { networkId, heights, isWhole, tables, blocks, rows } = report
  const subject = `primary network ${networkId}`
  if (!isWhole) return `${subject}: the blocks are those of the node, and nothing else was compared`
  const ends = Object.entries(heights).map(([chain, height]) => `${chain} to ${grouped(height)}`)
  const all = tables.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0)
  const found = isDryRun ? "false, nothing was changed" : "false and corrected"
  return [
    `${subject}, blocks of ${ends.join(", ")}: ${grouped(all)} ${all === 1 ? "row" : "rows"} ${found}`,
    ...tables.map(
      ({ table, added, changed, removed }) =>
        `  ${table}: ${grouped(changed)} with another value, ${grouped(added)} missing, ${grouped(removed)} of nothing`,
    ),
    ...blocks.map(({ chain, from, to }) => `  blocks of the ${chain}-Chain: ${grouped(from)} to ${grouped(to)}`),
    ...rows.slice(0, maxRowLines).map(({ table, key, repair }) => printable(`    ${table} ${key}: ${repair}`)),
    ...(all > maxRowLines ? [`    and ${grouped(all - maxRowLines)} more (--json)`] : []),
  ].join("\n")
}
