import { startPostgres } from "@serac/kits/postgres"
import type { WriterOptions } from "@serac/store"
import { type BulkCost, fillStore, type Spent } from "./bulk-fill.ts"
import { databaseSize, directorySize } from "./bytes-on-disk.ts"
import type { PartOptions } from "./part.ts"
import { wholeNumber } from "./results/results.ts"
import { withDirectory } from "./serac.ts"

/** Lists are made in steps only, instead of in sorted runs as by default. */
const inSteps: WriterOptions = { runTransactions: [Number.POSITIVE_INFINITY, 0] }

/**
 * What a transaction of a long chain costs the store: first while its rows are stored, far behind the node, then while all of its lists,
 * balances and holders are made. Fetching, verification and the archive are left out: their cost does not change with the chain's length.
 */
export async function bulk({ quick, transactions = 1_000_000, results }: PartOptions): Promise<void> {
  const size = quick ? 30_000 : transactions
  const tenth = Math.ceil(size / 10)
  const shape = { accounts: quick ? 5_000 : 1_000_000, tokens: quick ? 50 : 5_000 }
  console.log(`
Transactions with an ERC-20 transfer each, of ${wholeNumber(shape.accounts)} accounts and ${wholeNumber(shape.tokens)} tokens whose shares
are the inverse of their ranks: the processor time of this process, and the bytes that it hands to the disk (PostgreSQL: the server)`)
  const postgres = await startPostgres({ durable: true })
  const measure = async (count: number, lists: string, options: WriterOptions) => {
    const report = (store: string, cost: BulkCost, bytes: number) => {
      const cells = cellsOf(cost, bytes, count)
      results.add("bulk", { store, transactions: wholeNumber(count), lists }, cells)
      console.log(`  ${wholeNumber(count)} transactions in ${store}, lists ${lists}`)
      for (const [name, cell] of Object.entries(cells)) console.log(`    ${name.padEnd(34)} ${cell}`)
    }
    await withDirectory(async (location) => {
      const cost = await fillStore(location, shape, count, options)
      report("SQLite", cost, directorySize(location.directory))
    })
    const url = await postgres.createDatabase()
    const cost = await fillStore({ kind: "postgres", url }, shape, count, options)
    report("PostgreSQL", cost, await databaseSize(url))
  }
  try {
    // A process's memory only grows, so that the smaller size comes first, and steps, which the larger one would take hours in, last.
    for (const count of [tenth, size]) await measure(count, "in runs", {})
    await measure(tenth, "in steps", inSteps)
  } finally {
    await postgres.stop()
  }
}

const cellsOf = ({ rows, lists }: BulkCost, bytes: number, transactions: number) => {
  const each = (amount: number) => wholeNumber(amount / transactions)
  const ofSteps = (kind: string, { processor, written, steps, longest }: Spent) => ({
    [`${kind}: processor us each`]: each(processor * 1e6),
    [`${kind}: bytes written each`]: each(written),
    [`${kind}: last tenth of steps`]: `${growth(steps).toFixed(2)}x`,
    [`${kind}: longest step`]: `${longest.toFixed(1)} s`,
  })
  return {
    ...ofSteps("rows", rows),
    ...ofSteps("lists", lists),
    "bytes on disk each": each(bytes),
    memory: `${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`,
  }
}

/** Processor time of the last tenth of steps, divided by that of the first. */
function growth(steps: readonly number[]): number {
  const some = Math.max(1, Math.floor(steps.length / 10))
  const sum = (part: readonly number[]) => part.reduce((total, step) => total + step, 0)
  return sum(steps.slice(-some)) / sum(steps.slice(0, some))
}
