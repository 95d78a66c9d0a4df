import { type Postgres, startPostgres } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"
import { databaseSize, directorySize } from "../bytes-on-disk.ts"
import { pinToTwoCores } from "../cores.ts"
import type { PartOptions } from "../part.ts"
import { highestMemory, processorSeconds } from "../process-cost.ts"
import { type Results, wholeNumber } from "../results/results.ts"
import { startSerac, withDirectory } from "../serac.ts"
import { type BenchNetwork, startBenchNetwork } from "./bench-network.ts"
import { readChain } from "./read-chain.ts"
import { storedNetwork } from "./stored-network.ts"

const transactions = 2

/** Blocks of the P- and the X-Chain a second, of the whole indexer. */
export async function primaryPart({ quick, results }: PartOptions): Promise<void> {
  const blocks = quick ? 300 : 30_000
  console.log(
    `\nBackfill of a primary network: ${blocks} blocks of ${transactions} transactions of one chain, the others empty,`,
  )
  console.log(`from a local node with ready answers, node and database included ${pinToTwoCores()}`)
  const postgres = await startPostgres({ durable: true })
  try {
    for (const chain of ["P", "X"] as const) {
      for (const index of [false, true]) {
        const heights = chain === "P" ? { p: blocks, x: 0 } : { p: 0, x: blocks }
        const node = await startBenchNetwork({ ...heights, transactions, index })
        try {
          console.log(`  ${chain}-Chain, ${index ? "1,024 blocks a request (the node's index)" : "a request a block"}`)
          await compete(node.network, { chain, row: `${chain}, ${index ? "1,024" : "1"}`, blocks }, postgres, results)
        } finally {
          node.stop()
        }
      }
    }
  } finally {
    await postgres.stop()
  }
}

interface Compared {
  readonly chain: "P" | "X"
  /** The name in the documents. */
  readonly row: string
  readonly blocks: number
}

async function compete(
  network: BenchNetwork,
  { chain, row, blocks }: Compared,
  postgres: Postgres,
  results: Results,
): Promise<void> {
  // A warm-up run: the first run would include compilation.
  await readChain(network, chain)
  const limit = await readChain(network, chain)
  const print = (name: string, seconds: number, more: string) =>
    console.log(
      `    ${name.padEnd(26)} ${(limit / seconds).toFixed(3)}x ${(blocks / seconds).toFixed(0).padStart(6)} blocks/s ${((blocks * transactions) / seconds).toFixed(0).padStart(6)} transactions/s  ${seconds.toFixed(1)} s${more}`,
    )
  const add = (by: string, seconds: number, run?: IndexedRun, bytes = 0) =>
    results.add(
      "primary",
      { "chain, blocks a request": row, by },
      {
        ratio: `${(limit / seconds).toFixed(3)}x`,
        "blocks/s": wholeNumber(blocks / seconds),
        "without the start": run ? wholeNumber(Number((blocks / (seconds - run.beginning)).toPrecision(3))) : "",
        seconds: seconds.toFixed(1),
        "processor s": run?.processor.toFixed(1) ?? "",
        memory: run ? `${run.memory} MiB` : "",
        "bytes a transaction": run ? wholeNumber(bytes / (blocks * transactions)) : "",
      },
    )
  print("read and decoded, not kept", limit, "")
  add("read, not kept", limit)
  await withDirectory(async (location) => {
    const run = await indexBenchNetwork(network, chain, blocks, location)
    const bytes = directorySize(location.directory)
    print("ours, SQLite", run.seconds, indexingSummary(run, bytes, blocks))
    add("ours, SQLite", run.seconds, run, bytes)
  })
  const url = await postgres.createDatabase()
  const empty = await databaseSize(url)
  const run = await indexBenchNetwork(network, chain, blocks, { kind: "postgres", url })
  const bytes = (await databaseSize(url)) - empty
  print("ours, PostgreSQL", run.seconds, indexingSummary(run, bytes, blocks))
  add("ours, PostgreSQL", run.seconds, run, bytes)
}

interface IndexedRun {
  /** From the start of the process to the last row. */
  readonly seconds: number
  /** The part of `seconds` until the first rows. */
  readonly beginning: number
  /** Without the database's server and the node. */
  readonly processor: number
  /** Of the second half, after warm-up; absent if the run ended before it could be measured. */
  readonly steady?: { readonly blocksPerSecond: number; readonly processorMicroseconds: number }
  readonly memory: number
}

async function indexBenchNetwork(
  network: BenchNetwork,
  chain: "P" | "X",
  blocks: number,
  location: StoreLocation,
): Promise<IndexedRun> {
  const started = performance.now()
  const serac = startSerac("index", { nodeUrl: network.nodeUrl, location })
  const { pid } = serac.child
  try {
    let half: { readonly height: number; readonly at: number; readonly processor: number } | undefined
    const first = await storedNetwork(serac, location, network, chain, blocks, (height) => {
      if (height >= blocks / 2 && height < blocks)
        half ??= { height, at: performance.now(), processor: processorSeconds(pid) }
    })
    const now = performance.now()
    const processor = processorSeconds(pid)
    return {
      seconds: (now - started) / 1000,
      beginning: (first - started) / 1000,
      processor,
      memory: highestMemory(pid),
      ...(half && {
        steady: {
          blocksPerSecond: ((blocks - half.height) * 1000) / (now - half.at),
          processorMicroseconds: ((processor - half.processor) * 1e6) / (blocks - half.height),
        },
      }),
    }
  } finally {
    await serac.stop()
  }
}

function indexingSummary({ beginning, processor, steady, memory }: IndexedRun, bytes: number, blocks: number): string {
  const size = Math.round(bytes / (blocks * transactions))
  const second =
    steady === undefined
      ? ""
      : `; second half ${steady.blocksPerSecond.toFixed(0)} blocks/s ${steady.processorMicroseconds.toFixed(0)} cpu-us/block`
  return (
    ` (first rows after ${beginning.toFixed(1)} s) ${((processor * 1e6) / blocks).toFixed(0)} cpu-us/block ${memory} MiB` +
    `  ${size} bytes/transaction${second}`
  )
}
