import type { Transaction, Value } from "../../engine.ts"
import { beyond } from "../../queries/query.ts"
import { periods, startOfPeriod } from "../periods.ts"
import { deleteCountersFrom, listCounters } from "../queries/counters.ts"
import type { Counter } from "../reader-port.ts"
import { counterTable } from "../tables.ts"

/** A block's share in the counters. */
export interface BlockCounts {
  /** Unix seconds; never below the previous block's timestamp. */
  readonly timestamp: number
  readonly transactionCount: number
  readonly gasUsed: bigint
}

type CounterRow = Omit<Counter, "gasUsed"> & { readonly gasUsed: string }

/** Adds new blocks, ascending, to the counters of their minutes and days. */
export async function countBlocks(
  transaction: Transaction,
  chain: bigint,
  blocks: readonly BlockCounts[],
): Promise<void> {
  const [first] = blocks
  if (first === undefined) return
  for (const period of Object.values(periods)) {
    const start = startOfPeriod(first.timestamp, period)
    const [latest] = await countersFrom(transaction, chain, period, 1)
    const counters = latest?.start === start ? [latest] : []
    for (const block of blocks) {
      const start = startOfPeriod(block.timestamp, period)
      const last = counters.at(-1)
      if (last?.start === start) counters[counters.length - 1] = add(last, block)
      else counters.push(add({ ...empty, start, firstBlockAt: block.timestamp }, block))
    }
    await replaceFrom(transaction, chain, period, start, counters)
  }
}

/** Subtracts removed blocks, ascending, from the counters. `head` is the timestamp of the block before them. */
export async function discountBlocks(
  transaction: Transaction,
  chain: bigint,
  blocks: readonly BlockCounts[],
  head: number,
): Promise<void> {
  const [first] = blocks
  if (first === undefined) return
  for (const period of Object.values(periods)) {
    const start = startOfPeriod(first.timestamp, period)
    // The removed blocks are in at most as many periods as there are blocks; only the oldest of these periods can keep a block.
    const counters = await countersFrom(transaction, chain, period, blocks.length)
    const oldest = counters.find((counter) => counter.start === start)
    if (oldest === undefined) throw new Error(`the counter of ${start} is missing`)
    const removed = blocks.filter((block) => startOfPeriod(block.timestamp, period) === start)
    const kept = {
      ...oldest,
      blocks: oldest.blocks - removed.length,
      transactions: oldest.transactions - removed.reduce((sum, block) => sum + block.transactionCount, 0),
      gasUsed: oldest.gasUsed - removed.reduce((sum, block) => sum + block.gasUsed, 0n),
      lastBlockAt: head,
    }
    await replaceFrom(transaction, chain, period, start, kept.blocks === 0 ? [] : [kept])
  }
}

const empty = { blocks: 0, transactions: 0, gasUsed: 0n }

function add(counter: Omit<Counter, "lastBlockAt">, block: BlockCounts): Counter {
  return {
    ...counter,
    blocks: counter.blocks + 1,
    transactions: counter.transactions + block.transactionCount,
    gasUsed: counter.gasUsed + block.gasUsed,
    lastBlockAt: block.timestamp,
  }
}

/** The latest counters, newest first. */
async function countersFrom(
  transaction: Transaction,
  chain: bigint,
  period: number,
  limit: number,
): Promise<readonly Counter[]> {
  const rows = await transaction.all<CounterRow>(listCounters, { chain, period, start: beyond, limit })
  return rows.map((row) => ({ ...row, gasUsed: BigInt(row.gasUsed) }))
}

async function replaceFrom(
  transaction: Transaction,
  chain: bigint,
  period: number,
  start: number,
  counters: readonly Counter[],
): Promise<void> {
  await transaction.run(deleteCountersFrom, { chain, period, start })
  const rows = counters.map((counter): Value[] => [
    chain,
    period,
    counter.start,
    counter.blocks,
    counter.transactions,
    counter.gasUsed.toString(),
    counter.firstBlockAt,
    counter.lastBlockAt,
  ])
  await transaction.insert(counterTable, rows)
}
