import { type Postgres, startPostgres } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"
import type { Backfill } from "./backfill-result.ts"
import { type BenchChain, type BenchShape, startBenchNode } from "./bench-chain.ts"
import { databaseSize, directorySize } from "./bytes-on-disk.ts"
import { pinToTwoCores } from "./cores.ts"
import type { PartOptions } from "./part.ts"
import { backfillByPeer } from "./peer-backfill.ts"
import { ponder, sqd } from "./peers.ts"
import { highestMemory, processorSeconds } from "./process-cost.ts"
import { wholeNumber } from "./results/results.ts"
import { startSerac, stored, withDirectory } from "./serac.ts"

interface Shape extends Required<Pick<BenchShape, "head" | "transfersPerBlock" | "transfersPerTransaction">> {
  readonly title: string
  /** The name in the documents. */
  readonly row: string
}

/** The same number of transfers, in transactions of their own and in large ones. */
const shapes = (blocks: number): readonly [Shape, Shape] => [
  {
    title: "one transfer a transaction",
    row: "one a transaction",
    head: blocks,
    transfersPerBlock: 40,
    transfersPerTransaction: 1,
  },
  {
    title: "100 transfers a transaction",
    row: "a hundred a transaction, each",
    head: blocks / 10,
    transfersPerBlock: 400,
    transfersPerTransaction: 100,
  },
]

/** Prints a backfill's measurements as ratios to the first backfill. */
type ReportBackfill = (run: Backfill) => void

/** Backfills chains of about 200,000 ERC-20 transfers. */
export async function backfill({ quick, results }: PartOptions): Promise<void> {
  const pinned = pinToTwoCores()
  for (const shape of shapes(quick ? 300 : 4900))
    await onChain(shape, pinned, async (chain, postgres, report) => {
      const transfers = shape.head * shape.transfersPerBlock
      await ours(chain, postgres, (run) => {
        report(run)
        results.add(
          "backfill",
          { [`${wholeNumber(transfers)} transfers`]: shape.row, store: run.name.replace("ours, ", "") },
          {
            "transactions/s": wholeNumber(transfers / run.seconds),
            "without the start": wholeNumber(Number((transfers / (run.seconds - run.beginning)).toPrecision(3))),
            "processor us each": wholeNumber((run.processor * 1e6) / transfers),
            memory: `${run.memory} MiB`,
            "bytes each": wholeNumber(run.bytes / transfers),
          },
        )
      })
    })
}

/** Backfills one chain with Serac and with peers, one after the other. */
export async function peers({ quick, results }: PartOptions): Promise<void> {
  const [shape] = shapes(quick ? 300 : 4900)
  const rivals = [sqd(), ponder()]
  await onChain(shape, pinToTwoCores(), async (chain, postgres, report) => {
    const transfers = shape.head * shape.transfersPerBlock
    let yardstick: number | undefined
    const both: ReportBackfill = (run) => {
      report(run)
      yardstick ??= run.seconds
      results.add(
        "peers",
        { contestant: run.name },
        {
          ratio: `${(yardstick / run.seconds).toFixed(3)}x`,
          "transfers/s": wholeNumber(transfers / run.seconds),
          seconds: run.seconds.toFixed(1),
          "processor s": run.processor.toFixed(1),
          memory: `${run.memory} MiB`,
          "bytes a transfer": wholeNumber(run.bytes / transfers),
        },
      )
    }
    await ours(chain, postgres, both)
    for (const peer of rivals) both(await backfillByPeer(peer, chain, transfers, await postgres.createDatabase()))
  })
  console.log(
    "  Ours keeps blocks, transactions, transfers and contracts, with every listing; peers the transfers alone.",
  )
}

async function onChain(
  { title, head, transfersPerBlock, transfersPerTransaction }: Shape,
  pinned: string,
  run: (chain: BenchChain, postgres: Postgres, report: ReportBackfill) => Promise<void>,
): Promise<void> {
  const transfers = head * transfersPerBlock
  const transactions = transfers / transfersPerTransaction
  console.log(
    `\nBackfill of ${transfers} ERC-20 transfers in ${transactions} transactions in ${head} blocks (${title}),`,
  )
  console.log(`from a local node with ready answers, node and database included ${pinned}`)
  const node = await startBenchNode({ head, transfersPerBlock, transfersPerTransaction })
  // Every contestant's database is set so that rows survive a crash.
  const postgres = await startPostgres({ durable: true })
  let yardstick: number | undefined
  try {
    await run(node.chain, postgres, ({ name, seconds, beginning, processor, memory, bytes }) => {
      yardstick ??= seconds
      const speed = `${(yardstick / seconds).toFixed(3)}x ${per(transfers, seconds)} transfers/s ${per(transactions, seconds)} transactions/s`
      const cost = `${seconds.toFixed(1)} s (first rows after ${beginning.toFixed(1)} s) ${processor.toFixed(1)} cpu-s ${memory} MiB`
      const size = `${per(bytes, transactions)} bytes/transaction ${per(bytes, transfers)} bytes/transfer`
      console.log(`  ${name.padEnd(25)} ${speed}  ${cost}  ${size}`)
    })
  } finally {
    node.stop()
    await postgres.stop()
  }
}

const per = (amount: number, unit: number) => Math.round(amount / unit)

async function ours(chain: BenchChain, postgres: Postgres, report: ReportBackfill): Promise<void> {
  await withDirectory(async (location) => {
    const run = await indexChain("ours, SQLite", chain, location)
    report({ ...run, bytes: directorySize(location.directory) })
  })
  const url = await postgres.createDatabase()
  const empty = await databaseSize(url)
  const run = await indexChain("ours, PostgreSQL", chain, { kind: "postgres", url })
  report({ ...run, bytes: (await databaseSize(url)) - empty })
}

async function indexChain(name: string, chain: BenchChain, location: StoreLocation): Promise<Omit<Backfill, "bytes">> {
  const started = performance.now()
  const serac = startSerac("index", { chain, location })
  const { pid } = serac.child
  try {
    const first = await stored(serac, location, chain.chainId, chain.lastBlock)
    const seconds = (performance.now() - started) / 1000
    return {
      name,
      seconds,
      beginning: (first - started) / 1000,
      processor: processorSeconds(pid),
      memory: highestMemory(pid),
    }
  } finally {
    await serac.stop()
  }
}
