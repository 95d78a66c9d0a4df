import type { ChainRepair } from "@serac/indexer/evm/repair"
import { grouped, printable } from "../words.ts"

/** Maximum number of blocks that are listed; `--json` lists more. */
const maxRepairLines = 20

/** The exit code: 2 if a block could not be repaired, 1 if a dry run found a wrong one, else 0. */
export function exitCodeOfRepair({ failedBlocks, repairedBlocks }: ChainRepair, isDryRun: boolean): 0 | 1 | 2 {
  if (failedBlocks > 0) return 2
  return isDryRun && repairedBlocks > 0 ? 1 : 0
}

/** Formats a report as text. */
export function repairWords(report: ChainRepair, isDryRun: boolean): string {
  const { chainId, first, last, repaired, repairedBlocks, derived, liars, failed, failedBlocks } = report
  const found = isDryRun ? "are false, nothing was changed" : "were false and are corrected"
  return [
    `chain ${chainId}, blocks ${grouped(first)} to ${grouped(last)}: rows of ${grouped(repairedBlocks)} blocks ${found}`,
    ...shortLines(
      repaired.map(({ number, tables }) => `block ${number}: ${tables.join(", ")}`),
      repairedBlocks,
    ),
    ...(derived.length === 0 ? [] : [`  made of the rows again: ${derived.join(", ")}`]),
    ...liars.map(({ node, reason }) => `  ${printable(`${node} reported something false: ${reason}`)}`),
    ...(failedBlocks === 0 ? [] : [`  blocks not ${isDryRun ? "compared" : "repaired"}: ${grouped(failedBlocks)}`]),
    ...shortLines(
      failed.map(({ block, reason }) => printable(`block ${block}: ${reason}`)),
      failedBlocks,
    ),
  ].join("\n")
}

function shortLines(lines: readonly string[], all: number): readonly string[] {
  const shown = lines.slice(0, maxRepairLines).map((line) => `    ${line}`)
  return all > shown.length ? [...shown, `    and ${grouped(all - shown.length)} more (--json)`] : shown
}
