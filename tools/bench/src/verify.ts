import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { createMPT } from "@ethereumjs/mpt"
import { RLP } from "@ethereumjs/rlp"
import {
  DerivedMembers,
  faultOfHeader,
  loadVerifyTools,
  receiptBytes,
  transactionBytes,
  trieRoot,
  verifyBody,
  verifyTraces,
} from "@serac/indexer/evm/internal"
import { startBigChain } from "@serac/kits/demo-chain"
import { recordedHelicon, recordedNetwork } from "@serac/recordings"
import { type Hex, hexToBytes, keccak256, recoverTransactionAddress, serializeTransaction } from "viem"
import { pinToTwoCores } from "./cores.ts"
import type { PartOptions } from "./part.ts"
import { type Measured, processorTime } from "./processor-time.ts"
import { verifyPrimary } from "./verify-primary.ts"

type Members = Readonly<Record<string, unknown>>

/** A block as a node returned it. */
interface Answers {
  readonly block: Members & { readonly transactions: readonly Members[] }
  readonly receipts: readonly Members[]
  readonly traces?: readonly unknown[]
}

/** Work on all blocks. */
interface Check {
  /** The name in the documents' table. */
  readonly name: string
  readonly run: () => unknown
  /** Transactions that it is about. Default all. */
  readonly transactions?: number
  /** The library that does the same, in its column of the row `name`. */
  readonly peer?: string
}

const recorded = [
  join(recordedNetwork, "ledger/c-chain.jsonl.gz"),
  join(recordedNetwork, "ledger/l1.jsonl.gz"),
  join(recordedHelicon, "ledger/c-chain.jsonl.gz"),
]

/** The processor time per transaction of each check of a block, and that of peers for the same check. */
export async function verify({ quick, results }: PartOptions): Promise<void> {
  const rounds = quick ? 1 : 11
  const blocks = recorded.flatMap((file) => {
    const lines = gunzipSync(readFileSync(file)).toString().trim().split("\n")
    return lines.map((line) => JSON.parse(line) as Answers).filter(({ receipts }) => receipts.length > 0)
  })
  const measured = { rounds, results }
  await report("recorded blocks", "recorded blocks of the C-Chain and an L1", blocks, measured)
  await report("40 transfers", "blocks of 40 ERC-20 transfers", await transferBlocks(quick ? 5 : 30), measured)
  await verifyPrimary(measured)
}

async function report(
  column: string,
  about: string,
  blocks: readonly Answers[],
  { rounds, results }: Measured,
): Promise<void> {
  const count = blocks.reduce((sum, { receipts }) => sum + receipts.length, 0)
  console.log(`\nVerifying ${blocks.length} ${about}, ${count} transactions, ${pinToTwoCores()}`)
  console.log("  processor time, us a transaction")
  for (const check of [...(await checksOf(blocks)), ...peersOf(blocks)]) {
    const { name, peer, transactions = count } = check
    const each = (await processorTime(check.run, transactions, rounds)).toFixed(1)
    console.log(`  ${(peer ?? name).padEnd(60)} ${each.padStart(8)}`)
    if (peer === undefined) results.add("verify", { check: name }, { [column]: each })
    else results.addRound("verify", { check: name }, { "a peer": `${peer}: ${each}` })
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
  const verifyAll = (parts: readonly Answers[]) => () => {
    for (const answers of parts) {
      const fault = faultOfHeader(answers.block, keccak)
      if (fault) throw new Error(fault.reason)
      verifyBody(answers, tools, () => false)
    }
  }
  const deriveAll = () => {
    for (const { block, receipts } of blocks) {
      const derived = new DerivedMembers(block, keccak)
      for (const [at, receipt] of receipts.entries())
        derived.verify(block.transactions[at] as Members, receipt, Number(receipt.type))
    }
  }
  const untraced = blocks.map(({ block, receipts }) => ({ block, receipts }))
  const traced = blocks.filter(({ traces }) => traces !== undefined)
  const traceAll = () => {
    for (const { block, receipts, traces } of traced) verifyTraces(traces, block.transactions, receipts)
  }
  return [
    { name: "all but senders and traces", run: verifyAll(untraced) },
    ...(traced.length > 0 ? [{ name: "all but senders", run: verifyAll(blocks) }] : []),
    { name: "header hash", run: () => blocks.map(({ block }) => faultOfHeader(block, keccak)) },
    { name: "bytes of transactions, of their members", run: () => transactions.map((tx) => transactionBytes(tx)) },
    { name: "hashes and root of transactions", run: () => signed.map((items) => trieRoot(items, keccak, () => {})) },
    { name: "bytes of receipts, of their members; filters of logs", run: receiptsOf },
    { name: "root of receipts", run: () => receipts.map((items) => trieRoot(items, keccak)) },
    { name: "derived members", run: deriveAll },
    ...(traced.length > 0 ? [{ name: "traces, by rule", run: traceAll }] : []),
    ...(isSignedIn(transactions)
      ? [
          {
            name: sendersOfAll,
            run: () => transactions.map((tx, at) => senders.of(tx, bytes[at] as (typeof bytes)[number])),
          },
        ]
      : []),
  ]
}

const sendersOfAll = "senders of all"

/** The transactions of the synthetic chain are not signed, so there are no senders to recover. */
const isSignedIn = (transactions: readonly Members[]) => transactions.every(({ s }) => s !== "0x0")

/** The same by libraries that have it. */
function peersOf(blocks: readonly Answers[]): readonly Check[] {
  const transactions = blocks.flatMap(({ block }) => block.transactions)
  // It takes more than a millisecond for each.
  const few = transactions.slice(0, 100).map(serializedByViem)
  const hashes = () => transactions.map((tx) => keccak256(serializedByViem(tx)))
  const root = "hashes and root of transactions"
  const recover = () =>
    Promise.all(few.map((one) => recoverTransactionAddress({ serializedTransaction: one as `0x02${string}` })))
  return [
    { name: root, peer: "viem, serializeTransaction and keccak256", run: hashes },
    { name: root, peer: "ethereumjs, root", run: () => Promise.all(signedOf(blocks).map(rootByEthereumjs)) },
    ...(isSignedIn(transactions)
      ? [{ name: sendersOfAll, peer: "viem, recoverTransactionAddress", run: recover, transactions: few.length }]
      : []),
  ]
}

const signedOf = (blocks: readonly Answers[]) =>
  blocks.map(({ block }) => block.transactions.map((tx) => transactionBytes(tx).signed))

/** Blocks of the synthetic chain, whose transactions are not signed. */
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
