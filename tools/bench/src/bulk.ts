import { startPostgres } from "@serac/kits/postgres"
import type { WriterOptions } from "@serac/store"
import { type BulkCost, fillStore } from "./bulk-fill.ts"
import { databaseSize, directorySize } from "./bytes-on-disk.ts"
import type { PartOptions } from "./part.ts"
import { wholeNumber } from "./results/results.ts"
import { withDirectory } from "./serac.ts"

/** How lists are made: in sorted runs, as by default, or in steps only. */
const ways: Readonly<Record<string, WriterOptions>> = {
  "in runs": {},
  "in steps": { runTransactions: [Number.POSITIVE_INFINITY, 0] },
}

/**
 * What a transaction of a long chain costs the store: first while its rows are stored, far behind the node, then while all of its lists,
 * balances and holders are made. Fetching, verification and the archive are left out: their cost does not change with the chain's length.
 */
export async function bulk({ quick, transactions = 1_000_000, results }: PartOptions): Promise<void> {
  const size = quick ? 30_000 : transactions
  const shape = { accounts: quick ? 5_000 : 1_000_000, tokens: quick ? 50 : 5_000 }
  console.log(`
${wholeNumber(size)} transactions with an ERC-20 transfer each, of ${wholeNumber(shape.accounts)} accounts and ${wholeNumber(shape.tokens)} tokens whose shares
are the inverse of their ranks: the processor time of this process, and the bytes that it hands to the disk (PostgreSQL: the server)`)
  const postgres = await startPostgres({ durable: true })
  try {
    for (const [way, options] of Object.entries(ways)) {
      const report = (store: string, cost: BulkCost & { readonly bytes: number }) => {
        const cells = cellsOf(cost, size)
        results.add("bulk", { store, lists: way, transactions: wholeNumber(size) }, cells)
        console.log(`  ${store}, ${way}`)
        for (const [name, cell] of Object.entries(cells)) console.log(`    ${name.padEnd(28)} ${cell}`)
      }
      await withDirectory(async (location) => {
        const cost = await fillStore(location, shape, size, options)
        report("SQLite", { ...cost, bytes: directorySize(location.directory) })
      })
      const url = await postgres.createDatabase()
      const cost = await fillStore({ kind: "postgres", url }, shape, size, options)
      report("PostgreSQL", { ...cost, bytes: await databaseSize(url) })
    }
  } finally {
    await postgres.stop()
  }
}

const cellsOf = ({ rows, lists, bytes }: BulkCost & { readonly bytes: number }, transactions: number) => {
  const each = (amount: number) => wholeNumber(amount / transactions)
  return {
    "rows: processor us each": each(rows.processor * 1e6),
    "rows: bytes written each": each(rows.written),
    "lists: processor us each": each(lists.processor * 1e6),
    "lists: bytes written each": each(lists.written),
    "bytes on disk each": each(bytes),
    memory: `${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`,
  }
}
