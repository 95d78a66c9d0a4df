import { startPostgres } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"
import { type BenchChain, startBenchNode } from "./bench-chain.ts"
import { databaseSize, directorySize } from "./bytes-on-disk.ts"
import { listsMade } from "./lists-made.ts"
import type { PartOptions } from "./part.ts"
import { highestMemory, processorSeconds } from "./process-cost.ts"
import { wholeNumber } from "./results/results.ts"
import { startSerac, stored, withDirectory } from "./serac.ts"

const transfersPerBlock = 40

/**
 * What a transaction costs in the default configuration, from the node to the last list: verification, archive, rows, lists, balances and
 * holders, in `serac index` on two cores that the node and the database share.
 */
export async function scaling({ quick, transactions = 1_000_000, results }: PartOptions): Promise<void> {
  const head = quick ? 200 : Math.ceil(transactions / transfersPerBlock)
  const node = await startBenchNode({ head, transfersPerBlock, accounts: quick ? 1_000 : 400_000, readyBlocks: 200 })
  const count = head * transfersPerBlock
  console.log(
    `\n${wholeNumber(count)} transactions with an ERC-20 transfer each, in the default configuration, from the node to the last list`,
  )
  const postgres = await startPostgres({ durable: true })
  try {
    const json = await answeredBytes(node.chain)
    const measure = async (store: string, location: StoreLocation, size: () => Promise<number> | number) => {
      const began = performance.now()
      const serac = startSerac("index", { chain: node.chain, location })
      let cells: Readonly<Record<string, string>>
      try {
        await stored(serac, location, node.chain.chainId, head)
        await listsMade(location, node.chain.chainId)
        const seconds = (performance.now() - began) / 1000
        const processor = processorSeconds(serac.child.pid)
        cells = {
          transactions: wholeNumber(count),
          "transactions/s": wholeNumber(count / seconds),
          "processor us each": wholeNumber((processor * 1e6) / count),
          memory: `${highestMemory(serac.child.pid)} MiB`,
          "JSON bytes of block and receipts each": wholeNumber(json),
        }
      } finally {
        await serac.stop()
      }
      // Closing the database moves the write-ahead log into its file.
      const row = { ...cells, "bytes on disk each": wholeNumber((await size()) / count) }
      results.add("scaling", { store }, row)
      console.log(`  ${store}`)
      for (const [name, cell] of Object.entries(row)) console.log(`    ${name.padEnd(30)} ${cell}`)
    }
    await withDirectory((location) => measure("SQLite", location, () => directorySize(location.directory)))
    const url = await postgres.createDatabase()
    await measure("PostgreSQL", { kind: "postgres", url }, () => databaseSize(url))
  } finally {
    node.stop()
    await postgres.stop()
  }
}

/** Bytes of the node's answers about a transaction: its part of a block with transactions and of the block's receipts. */
async function answeredBytes({ rpcUrl }: BenchChain): Promise<number> {
  const ask = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const answer = await fetch(rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body })
    return (await answer.arrayBuffer()).byteLength
  }
  const block = "0x64"
  return (
    ((await ask("eth_getBlockByNumber", [block, true])) + (await ask("eth_getBlockReceipts", [block]))) /
    transfersPerBlock
  )
}
