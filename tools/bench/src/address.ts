import { createHash } from "node:crypto"
import { type Batch, type ChainReader, type Hex, lists, openStore, type TransactionRow } from "@serac/store"
import { placeValues, transactionHead, writeTransaction } from "@serac/store/items"
import { pinToTwoCores } from "./cores.ts"
import { type Contestant, race } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import { withDirectory } from "./serac.ts"

const benchChainId = "43114"
const entriesPerBlock = 100
const blocksAtOnce = 40
/** Transactions of the address that has few of them, the last ones of the chain. */
const quietTransactions = 200
const addressPageSize = 25

const sha256Hex = (text: string) => createHash("sha256").update(text).digest("hex")
const benchAddress = (text: string): Hex => `0x${sha256Hex(text).slice(0, 40)}`
const busy = benchAddress("busy")
const quietAddress = benchAddress("quiet")
const receivers = Array.from({ length: 10_000 }, (_, at) => benchAddress(`receiver ${at}`))

/** Pages of an address that sent 10 million transactions, compared with those of an address that sent 200, in the same store. */
export async function addressPages({ quick, results }: PartOptions): Promise<void> {
  const transactions = quick ? 20_000 : 10_000_000
  console.log(
    `\nPages of ${addressPageSize} transactions of an address with ${transactions}, SQLite, ${pinToTwoCores()}`,
  )
  await withDirectory(async (location) => {
    const store = await openStore(location)
    try {
      const began = performance.now()
      const writer = await store.openWriter(benchChainId, { projections: [lists.addressTransactions.name] })
      const blocks = transactions / entriesPerBlock
      // Like an indexer that is far behind its node: the list is built afterwards.
      for (let from = 0; from < blocks; from += blocksAtOnce) {
        const to = Math.min(blocks, from + blocksAtOnce)
        const nodeHead = to === blocks ? to - 1 : 1_000_000_000
        await writer.append(transactionBatch(from, to, blocks), { nodeHead, now: 2_000_000_000 })
      }
      const stored = performance.now()
      while ((await writer.catchUp(10_000)) !== undefined);
      const listed = performance.now()
      await writer.close()
      const each = (from: number, to: number) => `${(((to - from) * 1000) / transactions).toFixed(1)} us a transaction`
      console.log(`  stored in ${each(began, stored)}, listed in ${each(stored, listed)}`)
      const page = await store.chain(benchChainId).listed(lists.addressTransactions, busy, { limit: addressPageSize })
      if (page.length !== addressPageSize)
        throw new Error(`a page has ${page.length} transactions instead of ${addressPageSize}`)
      const timed = await race(contestants(store.chain(benchChainId), blocks), { rounds: 15, calls: quick ? 10 : 100 })
      const limit = timed[0]?.median ?? 1
      for (const { name, median } of timed) {
        const [ratio, milliseconds] = [median / limit, (median / 1000).toFixed(2)]
        console.log(`  ${name.padEnd(52)} ${ratio.toFixed(2).padStart(6)}x  ${milliseconds.padStart(7)} ms a page`)
        const cells = { ms: milliseconds, ratio: `${ratio.toFixed(ratio < 10 ? 2 : 1)}x` }
        results.add("address", { pages: name.trim() }, cells)
      }
    } finally {
      await store.close()
    }
  })
}

function contestants(chain: ChainReader, blocks: number): readonly Contestant[] {
  const list = lists.addressTransactions
  const limit = addressPageSize
  let random = 1
  const somewhere = () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((random / 2 ** 32) * blocks)
  }
  return [
    {
      name: `of an address with ${quietTransactions}, newest first`,
      work: () => chain.listed(list, quietAddress, { limit }),
    },
    { name: "of the busy address, newest first", work: () => chain.listed(list, busy, { limit }) },
    { name: "  oldest first", work: () => chain.listed(list, busy, { limit, order: "asc" }) },
    { name: "  from anywhere", work: () => chain.listed(list, busy, { limit, after: [somewhere(), 0, 0] }) },
    { name: "  up to any block", work: () => chain.listed(list, busy, { limit, endBlock: somewhere() }) },
  ]
}

/** Blocks whose transactions are the busy address's, but for the last ones of the chain. */
function transactionBatch(from: number, to: number, end: number): Batch {
  const blocks: Batch["blocks"][number][] = []
  const transactions: Batch["transactions"][number][] = []
  for (let number = from; number < to; number += 1) {
    const hash = `0x${sha256Hex(`block ${number}`)}` as const
    const timestamp = 1_700_000_000 + number
    blocks.push({
      number,
      hash,
      parentHash: `0x${sha256Hex(`block ${number - 1}`)}`,
      timestamp,
      transactionCount: entriesPerBlock,
      gasUsed: 2_100_000n,
      fragment: `{"blockNumber":"${number}"`,
    })
    const place = placeValues({ number, timestamp, timestampMilliseconds: undefined, hash })
    const head = transactionHead(place, benchChainId, undefined)
    const sender = number >= end - quietTransactions / entriesPerBlock ? quietAddress : busy
    for (let index = 0; index < entriesPerBlock; index += 1)
      transactions.push(
        nativeTransfer(number, index, sender, receivers[(number + index * 97) % receivers.length] ?? busy, head),
      )
  }
  return { blocks, transactions, transfers: [], deployments: [] }
}

function nativeTransfer(blockNumber: number, index: number, from: Hex, to: Hex, head: string): TransactionRow {
  const hash = `0x${sha256Hex(`transaction ${blockNumber} ${index}`)}` as const
  const fragment = writeTransaction(head, {
    index,
    hash,
    succeeded: true,
    type: 2,
    gasLimit: "21000",
    gasUsed: 21_000,
    gasPrice: "25000000000",
    nonce: String(blockNumber * entriesPerBlock + index),
    from,
    to,
    does: "nativeTransfer",
    value: "1000000000000000000",
  })
  return { blockNumber, index, succeeded: true, hash, from, to, fragment }
}
