import { type Postgres, startPostgres } from "@serac/postgres"
import type { StoreLocation } from "@serac/store"
import { type BenchChain, type BenchShape, startBenchNode } from "./bench-chain.ts"
import { databaseSize, directorySize } from "./bytes-on-disk.ts"
import { pinToTwoCores } from "./cores.ts"
import type { PartOptions } from "./part.ts"
import { backfillByPeer } from "./peer-backfill.ts"
import { ponder, sqd } from "./peers.ts"
import { highestMemory, processorSeconds } from "./process-cost.ts"
import { startSerac, stored, withDirectory } from "./serac.ts"

/** How a backfill went. */
export interface Backfill {
  readonly name: string
  /** From the start of the process to the last row. */
  readonly seconds: number
  /** Processor time of the contestant, without the database's server and the node, in seconds. */
  readonly processor: number
  /** Highest resident memory of the contestant, without the database's server, in MiB. */
  readonly memory: number
  /** What the data takes on disk when all is done. */
  readonly bytes: number
}

interface Shape extends Required<Omit<BenchShape, "ahead">> {
  readonly title: string
}

/** The same number of transfers, in transactions of their own and in large ones. */
const shapes = (blocks: number): readonly [Shape, Shape] => [
  { title: "one transfer a transaction", head: blocks, transfersPerBlock: 40, transfersPerTransaction: 1 },
  { title: "100 transfers a transaction", head: blocks / 10, transfersPerBlock: 400, transfersPerTransaction: 100 },
]

/** Backfills chains of about 200,000 ERC-20 transfers. */
export async function backfill({ quick }: PartOptions): Promise<void> {
  const pinned = pinToTwoCores()
  for (const shape of shapes(quick ? 300 : 4900))
    await onChain(shape, pinned, async (chain, postgres) => [
      await intoSqlite(chain),
      await intoPostgres(chain, postgres),
    ])
}

/** Backfills one of them by ours and by peers, one after the other. */
export async function peers({ quick }: PartOptions): Promise<void> {
  const [shape] = shapes(quick ? 300 : 4900)
  const rivals = [sqd(), ponder()]
  await onChain(shape, pinToTwoCores(), async (chain, postgres) => {
    const runs = [await intoSqlite(chain), await intoPostgres(chain, postgres)]
    const transfers = shape.head * shape.transfersPerBlock
    for (const peer of rivals) runs.push(await backfillByPeer(peer, chain, transfers, await postgres.createDatabase()))
    return runs
  })
  console.log(
    "  Ours stores blocks, transactions, transfers and contracts, with every listing; peers store the transfers alone.",
  )
}

async function onChain(
  shape: Shape,
  pinned: string,
  run: (chain: BenchChain, postgres: Postgres) => Promise<readonly Backfill[]>,
): Promise<void> {
  const { title, head, transfersPerBlock, transfersPerTransaction } = shape
  const transfers = head * transfersPerBlock
  const transactions = transfers / transfersPerTransaction
  console.log(
    `\nBackfill of ${transfers} ERC-20 transfers in ${transactions} transactions in ${head} blocks (${title}),`,
  )
  console.log(`from a local node with ready answers, node and database included ${pinned}`)
  const node = await startBenchNode({ head, transfersPerBlock, transfersPerTransaction })
  // Rows are to survive a crash in every contestant's database.
  const postgres = await startPostgres({ durable: true })
  try {
    const runs = await run(node.chain, postgres)
    for (const { name, seconds, processor, memory, bytes } of runs) {
      const ratio = ((runs[0]?.seconds ?? seconds) / seconds).toFixed(3)
      const rate = (count: number, time: number) => Math.round(count / time)
      console.log(
        `  ${name.padEnd(25)} ${ratio}x  ${rate(transfers, seconds)} transfers/s  ${rate(transactions, seconds)} transactions/s  ${seconds.toFixed(1)} s  ${processor.toFixed(1)} cpu-s  ${memory} MiB  ${rate(bytes, transactions)} bytes/transaction  ${rate(bytes, transfers)} bytes/transfer`,
      )
    }
  } finally {
    node.stop()
    await postgres.stop()
  }
}

async function intoSqlite(chain: BenchChain): Promise<Backfill> {
  const runs: Backfill[] = []
  await withDirectory(async (location) => {
    const run = await ours("ours, SQLite", chain, location)
    runs.push({ ...run, bytes: directorySize(location.directory) })
  })
  return runs[0] as Backfill
}

async function intoPostgres(chain: BenchChain, postgres: Postgres): Promise<Backfill> {
  const url = await postgres.createDatabase()
  const empty = await databaseSize(url)
  const run = await ours("ours, PostgreSQL", chain, { kind: "postgres", url })
  return { ...run, bytes: (await databaseSize(url)) - empty }
}

async function ours(name: string, chain: BenchChain, location: StoreLocation): Promise<Omit<Backfill, "bytes">> {
  const started = performance.now()
  const index = startSerac("index", { chain, location })
  const { pid } = index.child
  try {
    await stored(index, location, chain.chainId, chain.lastBlock)
    const seconds = (performance.now() - started) / 1000
    return { name, seconds, processor: processorSeconds(pid), memory: highestMemory(pid) }
  } finally {
    await index.stop()
  }
}
