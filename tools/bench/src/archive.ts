import { decodeArchived } from "@serac/evm-indexer/internal"
import { Parties } from "@serac/evm-indexer/reconciliation"
import { openStore, type StoreLocation } from "@serac/store"
import { startBenchNode } from "./bench-chain.ts"
import { directorySize } from "./bytes-on-disk.ts"
import { pinToTwoCores } from "./cores.ts"
import type { PartOptions } from "./part.ts"
import { processorSeconds } from "./process-cost.ts"
import { startSerac, stored, withDirectory } from "./serac.ts"

interface Run {
  /** From the start of the process to the last row. */
  readonly seconds: number
  readonly processor: number
  readonly bytes: number
}

/** What the archive costs a transaction, and how fast blocks are decoded from it beside a backfill from a node. */
export async function archive({ quick }: PartOptions): Promise<void> {
  const head = quick ? 300 : 4900
  const transactions = head * 40
  console.log(`\n${transactions} transactions with an ERC-20 transfer each, into SQLite, ${pinToTwoCores()}`)
  const node = await startBenchNode({ head })
  try {
    const run = async (location: StoreLocation & { kind: "sqlite" }, setting: "all" | "off") => {
      const started = performance.now()
      const serac = startSerac("index", { chain: node.chain, location, archive: setting })
      try {
        await stored(serac, location, node.chain.chainId, head)
        const seconds = (performance.now() - started) / 1000
        return { seconds, processor: processorSeconds(serac.child.pid) }
      } finally {
        await serac.stop()
      }
    }
    // What is in the write-ahead log is in the file once it is closed.
    const index = async (location: StoreLocation & { kind: "sqlite" }, setting: "all" | "off"): Promise<Run> => ({
      ...(await run(location, setting)),
      bytes: directorySize(location.directory),
    })
    const report = (name: string, { seconds, processor, bytes }: Run) =>
      console.log(
        `  ${name.padEnd(22)} ${per(bytes, transactions)} bytes/transaction  ${per(processor * 1e6, transactions)} cpu-us/transaction  ` +
          `${per(transactions, seconds)} transactions/s`,
      )
    await withDirectory(async (location) => report("without the archive", await index(location, "off")))
    await withDirectory(async (location) => {
      const indexed = await index(location, "all")
      report("with the archive", indexed)
      const seconds = await decodeAll(location, node.chain.chainId, head)
      console.log(
        `  decoded from it        ${per(transactions, seconds)} transactions/s in one thread, ${(indexed.seconds / seconds).toFixed(2)}x the backfill from the node`,
      )
    })
  } finally {
    node.stop()
  }
}

const per = (amount: number, unit: number) => Math.round(amount / unit)

/** Decodes all archived blocks; resolves to the seconds that it took. */
async function decodeAll(location: StoreLocation, chainId: string, head: number): Promise<number> {
  const store = await openStore(location)
  try {
    const reader = store.chain(chainId)
    const context = { chainId, parties: new Parties() }
    const started = performance.now()
    for (let next = 0; next <= head; ) {
      const blocks = await reader.archived(next, 10_000)
      for (const block of blocks) decodeArchived(block, context)
      next = (blocks.at(-1)?.number ?? head) + 1
    }
    return (performance.now() - started) / 1000
  } finally {
    await store.close()
  }
}
