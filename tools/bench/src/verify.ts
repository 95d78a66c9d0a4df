import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { createMPT } from "@ethereumjs/mpt"
import { RLP } from "@ethereumjs/rlp"
import {
  faultOfHeader,
  loadVerifyTools,
  receiptBytes,
  transactionBytes,
  trieRoot,
  verifyBody,
} from "@serac/indexer/evm/internal"
import { startBigChain } from "@serac/kits/demo-chain"
import { recordedHelicon, recordedNetwork } from "@serac/recordings"
import { type Hex, hexToBytes, keccak256, recoverTransactionAddress, serializeTransaction } from "viem"
import { pinToTwoCores } from "./cores.ts"
import { median } from "./measure.ts"
import type { PartOptions } from "./part.ts"

type Members = Readonly<Record<string, unknown>>

/** A block as a node answered it. */
interface Answers {
  readonly block: Members & { readonly transactions: readonly Members[] }
  readonly receipts: readonly Members[]
}

/** Work on all blocks. */
interface Check {
  readonly name: string
  readonly run: () => unknown
  /** Transactions that it is about. Default all. */
  readonly transactions?: number
}

const recorded = [
  join(recordedNetwork, "ledger/c-chain.jsonl.gz"),
  join(recordedNetwork, "ledger/l1.jsonl.gz"),
  join(recordedHelicon, "ledger/c-chain.jsonl.gz"),
]

/** What each check of a block costs a transaction in processor time, and what peers take for the same. */
export async function verify({ quick }: PartOptions): Promise<void> {
  const rounds = quick ? 1 : 11
  const blocks = recorded.flatMap((file) => {
    const lines = gunzipSync(readFileSync(file)).toString().trim().split("\n")
    return lines.map((line) => JSON.parse(line) as Answers).filter(({ receipts }) => receipts.length > 0)
  })
  await report("recorded blocks of the C-Chain and an L1", blocks, rounds)
  await report("blocks of 40 ERC-20 transfers", await transferBlocks(quick ? 5 : 30), rounds)
}

async function report(title: string, blocks: readonly Answers[], rounds: number): Promise<void> {
  const count = blocks.reduce((sum, { receipts }) => sum + receipts.length, 0)
  console.log(`\nVerifying ${blocks.length} ${title}, ${count} transactions, ${pinToTwoCores()}`)
  console.log("  processor time, us a transaction")
  for (const check of [...(await checksOf(blocks)), ...peersOf(blocks)]) {
    const each = await processorTime(check, check.transactions ?? count, rounds)
    console.log(`  ${check.name.padEnd(52)} ${each.toFixed(1).padStart(8)}`)
  }
}

async function checksOf(blocks: readonly Answers[]): Promise<readonly Check[]> {
  const tools = await loadVerifyTools()
  const { keccak, senders, logsBloom } = tools
  const transactions = blocks.flatMap(({ block }) => block.transactions)
  const bytes = transactions.map((tx) => transactionBytes(tx))
  const signed = signedOf(blocks)
  const receiptsOf = () =>
    blocks.map(({ receipts }) =>
      receipts.map((one) => receiptBytes(one, Number(one.type), logsBloom, new Uint8Array(256))),
    )
  const receipts = receiptsOf()
  let transaction = 0
  const verifyAll = (isRecovered: () => boolean) => () => {
    for (const answers of blocks) {
      const fault = faultOfHeader(answers.block, keccak)
      if (fault) throw new Error(fault.reason)
      verifyBody(answers, tools, isRecovered)
    }
  }
  return [
    { name: "all but senders", run: verifyAll(() => false) },
    ...(isSignedIn(transactions)
      ? [{ name: "all, and one sender in 32", run: verifyAll(() => transaction++ % 32 === 0) }]
      : []),
    { name: "  header hash", run: () => blocks.map(({ block }) => faultOfHeader(block, keccak)) },
    { name: "  transactions: bytes of their members", run: () => transactions.map((tx) => transactionBytes(tx)) },
    { name: "  transactions: hashes and root", run: () => signed.map((items) => trieRoot(items, keccak, () => {})) },
    { name: "  receipts: bytes of their members, filters of logs", run: receiptsOf },
    { name: "  receipts: root", run: () => receipts.map((items) => trieRoot(items, keccak)) },
    {
      name: "  senders of all",
      run: () => transactions.map((tx, at) => senders.of(tx, bytes[at] as (typeof bytes)[number])),
    },
  ]
}

/** Nobody has signed the transactions of the synthetic chain: there is nothing to recover. */
const isSignedIn = (transactions: readonly Members[]) => transactions.every(({ s }) => s !== "0x0")

/** The same by libraries that have it. */
function peersOf(blocks: readonly Answers[]): readonly Check[] {
  const transactions = blocks.flatMap(({ block }) => block.transactions)
  // It takes more than a millisecond for each.
  const few = transactions.slice(0, 100).map(serializedByViem)
  const hashes = () => transactions.map((tx) => keccak256(serializedByViem(tx)))
  const recover = () =>
    Promise.all(few.map((one) => recoverTransactionAddress({ serializedTransaction: one as `0x02${string}` })))
  return [
    { name: "  viem: serializeTransaction and keccak256", run: hashes },
    { name: "  ethereumjs: root of transactions", run: () => Promise.all(signedOf(blocks).map(rootByEthereumjs)) },
    ...(isSignedIn(transactions)
      ? [{ name: "  viem: recoverTransactionAddress", run: recover, transactions: few.length }]
      : []),
  ]
}

const signedOf = (blocks: readonly Answers[]) =>
  blocks.map(({ block }) => block.transactions.map((tx) => transactionBytes(tx).signed))

/** Blocks of the synthetic chain, whose transactions nobody has signed. */
async function transferBlocks(count: number): Promise<readonly Answers[]> {
  const chain = await startBigChain({ head: count })
  const ask = async (method: string, ...params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const response = await fetch(chain.rpcUrl, { method: "POST", body })
    return ((await response.json()) as { readonly result: unknown }).result
  }
  try {
    const blocks: Answers[] = []
    for (let number = 1; number <= count; number++) {
      const id = `0x${number.toString(16)}`
      const [block, receipts] = [await ask("eth_getBlockByNumber", id, true), await ask("eth_getBlockReceipts", id)]
      blocks.push({ block, receipts } as Answers)
    }
    return blocks
  } finally {
    await chain.stop()
  }
}

/** Microseconds of the processor for an item: the median of the rounds after those that warm up, each long enough to be measured. */
async function processorTime({ run }: Check, items: number, rounds: number): Promise<number> {
  const times: number[] = []
  const calls = Math.max(1, Math.round(2_000 / items))
  for (let round = -4; round < rounds; round++) {
    const before = process.cpuUsage()
    for (let call = 0; call < calls; call++) await run()
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) times.push((user + system) / items / calls)
  }
  return median(times)
}

async function rootByEthereumjs(items: readonly string[]): Promise<Uint8Array> {
  const trie = await createMPT()
  for (const [index, item] of items.entries()) await trie.put(RLP.encode(index), hexToBytes(`0x${item}`))
  return trie.root()
}

const types = ["legacy", "eip2930", "eip1559"] as const

/** A recorded transaction by viem, of its members in viem's names. */
function serializedByViem(tx: Members): Hex {
  const big = (name: string) => (tx[name] === undefined ? {} : { [name]: BigInt(tx[name] as string) })
  const number = (name: string) => (tx[name] === undefined ? {} : { [name]: Number(tx[name]) })
  const type = types[Number(tx.type)]
  const price = type === "eip1559" ? { ...big("maxFeePerGas"), ...big("maxPriorityFeePerGas") } : big("gasPrice")
  const list = type === "legacy" ? {} : { accessList: tx.accessList }
  const call = { to: tx.to, data: tx.input, ...big("gas"), ...big("value"), ...number("nonce"), ...number("chainId") }
  const signature = { r: tx.r as Hex, s: tx.s as Hex, v: BigInt(tx.v as string), ...number("yParity") }
  return serializeTransaction({ type, ...call, ...price, ...list } as never, signature as never)
}
