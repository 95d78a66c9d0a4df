import type { Hex } from "@serac/store"
import { ancestorAt, type SimulatedBlock } from "../../simulation/chain/block.ts"
import { failUnless } from "../../simulation/failure.ts"
import type { Sample } from "./sample.ts"

interface ListedBlock {
  readonly blockNumber: string
  readonly blockHash: Hex
  readonly parentHash: Hex
}

interface ListedTransaction {
  readonly blockHash: Hex
  readonly txHash: Hex
}

export interface PagesOptions {
  readonly url: string
  readonly chainId: number
  /** Finds a block of any fork that the node has had. */
  readonly find: (hash: Hex) => SimulatedBlock | undefined
  /** Whether blocks are final, so that every block reported by health must remain available. */
  readonly isFinal: boolean
}

const polledPageSize = 50

/** Reads the newest pages of a chain's lists, and checks that they match its true history: no gap and no unknown block. */
export async function readPages(
  { url, chainId, find, isFinal }: PagesOptions,
  samples: readonly Sample[],
): Promise<void> {
  const told = samples.find(({ subject }) => subject === `chain ${chainId}`)?.head
  const base = `${url}/v1/chains/${chainId}`
  const blocks = await readJsonPage<{ readonly blocks: readonly ListedBlock[] }>(
    `${base}/blocks?pageSize=${polledPageSize}`,
  )
  if (blocks !== undefined) judgeBlocks(blocks.blocks, find, isFinal ? told : undefined)
  const transactions = await readJsonPage<{ readonly transactions: readonly ListedTransaction[] }>(
    `${base}/transactions?pageSize=${polledPageSize}`,
  )
  if (transactions !== undefined) judgeTransactions(transactions.transactions, find)
}

/** A page; undefined where the service answers that it has none at this time. */
async function readJsonPage<T>(url: string): Promise<T | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  if (response === undefined || response.status >= 500) {
    await response?.body?.cancel()
    return undefined
  }
  const text = await response.text()
  failUnless(response.ok, () => `${url} answered ${response.status}: ${text}`)
  return JSON.parse(text) as T
}

function judgeBlocks(blocks: readonly ListedBlock[], find: PagesOptions["find"], told: number | undefined): void {
  const [first] = blocks
  if (first === undefined) {
    failUnless(told === undefined, () => `block ${told} was told, and none is served`)
    return
  }
  const tip = find(first.blockHash)
  failUnless(
    told === undefined || Number(first.blockNumber) >= told,
    () => `${told} was told, ${first.blockNumber} served`,
  )
  for (const [index, { blockNumber, blockHash }] of blocks.entries()) {
    const expected = tip && ancestorAt(tip, Number(first.blockNumber) - index)
    failUnless(
      expected?.number === Number(blockNumber) && expected.hash === blockHash,
      () => `block ${blockNumber} ${blockHash} is served where ${expected?.number} ${expected?.hash} should be`,
    )
  }
  const expected = Math.min(polledPageSize, (tip?.number ?? 0) + 1)
  failUnless(blocks.length === expected, () => `a page of ${blocks.length} blocks instead of ${expected}`)
}

/** Checks that no transaction is missing below the last transaction of a block. */
function judgeTransactions(transactions: readonly ListedTransaction[], find: PagesOptions["find"]): void {
  const [first] = transactions
  if (first === undefined) return
  let block = find(first.blockHash)
  const expected: Hex[] = []
  for (; block && expected.length < polledPageSize; block = block.parent)
    expected.push(...block.transactions.map(({ hash }) => hash).reverse())
  const served = transactions.map(({ txHash }) => txHash)
  const at = served.findIndex((hash, index) => hash !== expected[index])
  failUnless(at === -1, () => `transaction ${served[at]} is served in the place of ${expected[at]}, after ${at} others`)
  const count = Math.min(polledPageSize, expected.length)
  failUnless(served.length === count, () => `a page of ${served.length} transactions instead of ${count}`)
}
