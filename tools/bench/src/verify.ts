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
}

const recorded = [
  join(recordedNetwork, "ledger/c-chain.jsonl.gz"),
  join(recordedNetwork, "ledger/l1.jsonl.gz"),
  join(recordedHelicon, "ledger/c-chain.jsonl.gz"),
]

/** What each check of a block costs a transaction in processor time, and what peers take for the same; roots and hashes are equal. */
export async function verify({ quick }: PartOptions): Promise<void> {
  const blocks = recorded.flatMap((file) => {
    const lines = gunzipSync(readFileSync(file)).toString().trim().split("\n")
    return lines.map((line) => JSON.parse(line) as Answers).filter(({ receipts }) => receipts.length > 0)
  })
  const tools = await loadVerifyTools()
  const { keccak, senders, logsBloom } = tools
  const transactions = blocks.flatMap(({ block }) => block.transactions)
  const bytes = transactions.map((tx) => transactionBytes(tx))
  const signed = blocks.map(({ block }) => block.transactions.map((tx) => transactionBytes(tx).signed))
  const receipts = blocks.map(({ receipts }) =>
    receipts.map((one) => receiptBytes(one, Number(one.type), logsBloom, new Uint8Array(256))),
  )
  const serialized = transactions.map(serializedByViem)
  const checks: readonly Check[] = [
    { name: "all but senders", run: () => blocks.map((one) => verifyWhole(one, () => false)) },
    { name: "all, and one sender in 32", run: () => blocks.map((one) => verifyWhole(one, oneIn(32))) },
    { name: "  header hash", run: () => blocks.map(({ block }) => faultOfHeader(block, keccak)) },
    { name: "  transactions: bytes of their members", run: () => transactions.map((tx) => transactionBytes(tx)) },
    { name: "  transactions: hashes and root", run: () => signed.map((items) => trieRoot(items, keccak, () => {})) },
    {
      name: "  receipts: bytes of their members, filters of logs",
      run: () =>
        blocks.map(({ receipts }) =>
          receipts.map((one) => receiptBytes(one, Number(one.type), logsBloom, new Uint8Array(256))),
        ),
    },
    { name: "  receipts: root", run: () => receipts.map((items) => trieRoot(items, keccak)) },
    {
      name: "  senders of all",
      run: () => transactions.map((tx, at) => senders.of(tx, bytes[at] as (typeof bytes)[number])),
    },
  ]
  const peers: readonly Check[] = [
    {
      name: "  viem: serializeTransaction and keccak256",
      run: () => transactions.map((tx) => keccak256(serializedByViem(tx))),
    },
    { name: "  ethereumjs: root of transactions", run: () => Promise.all(signed.map(rootByEthereumjs)) },
    { name: "  ethereumjs: root of receipts", run: () => Promise.all(receipts.map(rootByEthereumjs)) },
    {
      name: "  viem: recoverTransactionAddress",
      run: () =>
        Promise.all(
          serialized.map((one) => recoverTransactionAddress({ serializedTransaction: one as `0x02${string}` })),
        ),
    },
  ]
  function verifyWhole(answers: Answers, isRecovered: () => boolean): void {
    const fault = faultOfHeader(answers.block, keccak)
    if (fault) throw new Error(fault.reason)
    verifyBody(answers, tools, isRecovered)
  }

  console.log(
    `\nVerifying ${blocks.length} recorded blocks with ${transactions.length} transactions, ${pinToTwoCores()}`,
  )
  console.log("  processor time, us a transaction")
  for (const check of [...checks, ...peers]) {
    const each = await processorTime(check, transactions.length, quick ? 3 : 15)
    console.log(`  ${check.name.padEnd(52)} ${each.toFixed(1).padStart(8)}`)
  }
}

/** Microseconds of the processor for an item: the median of the rounds after one that warms up. */
async function processorTime({ run }: Check, items: number, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    const before = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) times.push((user + system) / items)
  }
  return median(times)
}

function oneIn(share: number): () => boolean {
  let count = 0
  return () => count++ % share === 0
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
