import { dataOf, encodeHeader, encodeReceipt, encodeTransaction, type Members } from "./encode.ts"
import { keccak } from "./keccak.ts"
import { type Bloom, mergeBloom, newBloom } from "./logs-bloom.ts"
import { trieRoot } from "./trie-root.ts"

/** The results of a block that a later header contains. */
export interface Executed {
  readonly receipts: readonly Uint8Array[]
  readonly bloom: Bloom
}

/** A block with consistent hashes. */
export interface SealedBlock {
  // biome-ignore lint/suspicious/noExplicitAny: a node's JSON, inspected member by member
  readonly block: any
  // biome-ignore lint/suspicious/noExplicitAny: a node's JSON, inspected member by member
  readonly receipts: readonly any[]
  readonly executed: Executed
}

/** The contents of a block. Members that are derived from others are computed, even if they are given. */
export interface UnsealedBlock {
  readonly header: Members
  readonly transactions: readonly Members[]
  readonly receipts: readonly Members[]
  /** The blocks that it settles, if its header contains the results of other blocks than itself (Helicon). */
  readonly settles?: readonly Executed[] | undefined
}

const zero = `0x${"0".repeat(64)}`
const emptyUncles = "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347"

const commonMembers = {
  sha3Uncles: emptyUncles,
  miner: `0x${"0".repeat(40)}`,
  stateRoot: zero,
  difficulty: "0x1",
  extraData: "0x",
  mixHash: zero,
  nonce: "0x0000000000000000",
}

/** The additional header members since Helicon. */
const heliconMembers = {
  extDataHash: zero,
  extDataGasUsed: "0x0",
  blockGasCost: "0x0",
  blobGasUsed: "0x0",
  excessBlobGas: "0x0",
  parentBeaconBlockRoot: zero,
  timestampMilliseconds: "0x0",
  minDelayExcess: "0x0",
  targetExponent: "0x0",
  minPriceExponent: "0x0",
  settledGasUnix: "0x0",
  settledGasNumerator: "0x0",
  settledExcess: "0x0",
}

/** Transactions are not really signed: the signature consists of the sender's address and a zero. */
function unsigned(tx: Members): Members {
  const mark =
    (tx.type ?? "0x0") === "0x0" ? { v: "0x1b" } : { v: "0x0", yParity: "0x0", chainId: "0x1", accessList: [] }
  const price = tx.type === "0x2" ? { maxPriorityFeePerGas: "0x0", maxFeePerGas: tx.gasPrice } : {}
  return { ...mark, ...price, r: tx.from, s: "0x0", ...tx }
}

/** Computes the hashes, roots and filters of a block, so that it passes verification. */
export function sealBlock({ header, transactions, receipts, settles }: UnsealedBlock): SealedBlock {
  const hashed: Members[] = []
  const signed: Uint8Array[] = []
  const encoded: Uint8Array[] = []
  const own: Members[] = []
  const bloom = newBloom()
  for (const [index, one] of transactions.entries()) {
    const tx = unsigned(one)
    const transaction = encodeTransaction(tx)
    signed.push(transaction)
    hashed.push({ ...tx, hash: dataOf(keccak(transaction)) })
    const { logsBloom: _, ...receipt } = receipts[index] as Members
    const [bytes, filter] = encodeReceipt(receipt, Number(tx.type ?? 0))
    encoded.push(bytes)
    mergeBloom(bloom, filter)
    own.push({ ...receipt, logsBloom: dataOf(filter) })
  }
  const executed = { receipts: encoded, bloom }
  const settled = settles ?? [executed]
  const all = newBloom()
  for (const one of settled) mergeBloom(all, one.bloom)
  const whole = {
    ...commonMembers,
    ...(settles && heliconMembers),
    ...header,
    logsBloom: dataOf(all),
    transactionsRoot: dataOf(trieRoot(signed)),
    receiptsRoot: dataOf(trieRoot(settled.flatMap(({ receipts }) => receipts))),
  }
  const blockHash = dataOf(keccak(encodeHeader(whole)))
  const place = (index: number) => ({
    blockHash,
    blockNumber: header.number,
    transactionIndex: `0x${index.toString(16)}`,
  })
  return {
    executed,
    block: {
      ...whole,
      hash: blockHash,
      transactions: hashed.map((tx, index) => ({ ...tx, ...place(index) })),
    },
    receipts: own.map((receipt, index) => {
      const at = { ...place(index), transactionHash: hashed[index]?.hash }
      const logs = (receipt.logs as readonly Members[]).map((log) => ({ ...log, ...at }))
      return { ...receipt, ...at, logs }
    }),
  }
}
