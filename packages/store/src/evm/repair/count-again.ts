import type { Transaction, Value } from "../../engine.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import { periods, startOfPeriod } from "../periods.ts"
import { blocksBetween, countersBetween, deleteCountersBetween } from "../queries/repair.ts"
import { counterTable } from "../tables.ts"

interface CountedBlock {
  readonly timestamp: number
  readonly transactionCount: number
  readonly gasUsed: string
}

/**
 * Counts the blocks of a UTC day again, by day and by minute.
 *
 * @param day - the day's start in Unix seconds.
 * @returns whether the stored counters differed.
 */
export async function countDayAgain(transaction: Transaction, chain: bigint, day: number): Promise<boolean> {
  const stretch = { chain, start: day, end: day + periods.day }
  const blocks = await transaction.all<CountedBlock>(blocksBetween, stretch)
  let isOther = false
  for (const period of Object.values(periods)) {
    const rows = countersOf(chain, period, blocks)
    const stored = await transaction.all<StoredRow>(countersBetween, { ...stretch, period })
    if (textOf(stored.map((row) => Object.values(row))) === textOf(rows.map(([, ...own]) => own))) continue
    isOther = true
    await transaction.run(deleteCountersBetween, { ...stretch, period })
    await transaction.insert(counterTable, rows)
  }
  return isOther
}

const textOf = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.join(" ")).join("\n")

function countersOf(chain: bigint, period: number, blocks: readonly CountedBlock[]): readonly (readonly Value[])[] {
  const rows: [bigint, number, number, number, number, string, number, number][] = []
  let gasUsed = 0n
  for (const block of blocks) {
    const start = startOfPeriod(block.timestamp, period)
    let row = rows.at(-1)
    if (row?.[2] !== start) {
      gasUsed = 0n
      row = [chain, period, start, 0, 0, "0", block.timestamp, block.timestamp]
      rows.push(row)
    }
    gasUsed += BigInt(block.gasUsed)
    row[3] += 1
    row[4] += block.transactionCount
    row[5] = gasUsed.toString()
    row[7] = block.timestamp
  }
  return rows
}
