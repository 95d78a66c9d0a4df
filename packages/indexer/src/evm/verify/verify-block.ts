import { type AnsweredBlock, dataItem, isDigits, isThere, type Keccak, mismatch } from "../../core/header/index.ts"
import { NodeFault, nonsense, readingTraces } from "../../core/index.ts"
import { toArray, toNumber, toRecord } from "../../core/node/index.ts"
import type { BlockAnswers } from "../decode/block.ts"
import { DerivedMembers } from "./derived-members.ts"
import { addBloom, type Bloom, bloomDigits, newBloom } from "./logs-bloom.ts"
import { type AnsweredReceipt, receiptBytes } from "./receipt-bytes.ts"
import { type AnsweredTransaction, type TransactionBytes, transactionBytes } from "./transaction-bytes.ts"
import { trieRoot } from "./trie-root.ts"
import type { VerifyTools } from "./verify-tools.ts"
import { verifyTraces } from "./verify-traces.ts"

/** The part of a block that a later header settles, and the block's own settlement of earlier blocks. */
export interface Unsettled {
  readonly number: number
  /** Digits of its receipts, as encoded in a trie. */
  readonly receipts: readonly string[]
  /** The bloom filter of its own logs. */
  readonly bloom: Bloom
  readonly settledHeight: number
  /** The root of the receipts of the blocks that it settles. */
  readonly receiptsRoot: unknown
  readonly logsBloom: unknown
}

const noData = `0x${"0".repeat(64)}`

/**
 * Verifies the contents of a block by its header, whose hash was verified before: the roots and the bloom filter, and all
 * members that can be derived from others.
 *
 * @param isRecovered - whether the next transaction's sender is recovered from its signature
 * @returns the part that a later block settles, if the header commits to other blocks (Helicon)
 * @throws NodeFault of kind `nonsense` that names the member, its value and the expected value
 */
export function verifyBody(
  { block: answered, receipts: told, traces }: BlockAnswers,
  tools: VerifyTools,
  isRecovered: () => boolean,
): Unsettled | undefined {
  const { keccak, logsBloom } = tools
  const block = toRecord(answered, "the block")
  const transactions = toArray(block.transactions, "transactions").map((one) => toRecord(one, "a transaction"))
  const receipts = toArray(told, "receipts").map((one) => toRecord(one, "a receipt"))
  if (receipts.length !== transactions.length)
    throw nonsense(`${receipts.length} receipts for ${transactions.length} transactions`)
  const number = toNumber(block.number, "number")
  const bytes = each(transactions, (tx) => transactionBytes(tx))
  verifyTransactions(block, transactions, bytes, keccak)
  verifyAtomic(block, keccak)

  const bloom = newBloom()
  const encoded = each(receipts, (receipt, index) =>
    receiptBytes(receipt, (bytes[index] as TransactionBytes).type, logsBloom, bloom),
  )
  const isSettledLater = isThere(block.settledHeight)
  if (!isSettledLater) verifySettled([{ receipts: encoded, bloom }], block, keccak)

  const derived = new DerivedMembers(block, keccak)
  each(transactions, (tx, index) => {
    const { type } = bytes[index] as TransactionBytes
    derived.verify(tx, receipts[index] as AnsweredReceipt, type)
    if (!isRecovered()) return
    const sender = tools.senders.of(tx, bytes[index] as TransactionBytes)
    if (sender === undefined) throw nonsense("nobody can have signed it")
    if (!isDigits(tx.from, sender)) throw mismatch("from", tx.from, `0x${sender}, who signed it`)
  })
  if (traces !== undefined) readingTraces(() => verifyTraces(traces, transactions, receipts))
  if (!isSettledLater) return undefined
  const settledHeight = toNumber(block.settledHeight, "settledHeight")
  const { receiptsRoot, logsBloom: settledBloom } = block
  return { number, receipts: encoded, bloom, settledHeight, receiptsRoot, logsBloom: settledBloom }
}

/**
 * Verifies the receipts of blocks by the header that commits to them.
 *
 * @throws NodeFault if the header's root or filter differs
 */
export function verifySettled(
  settled: readonly Pick<Unsettled, "receipts" | "bloom">[],
  header: { readonly receiptsRoot?: unknown; readonly logsBloom?: unknown },
  keccak: Keccak,
): void {
  const root = trieRoot(
    settled.flatMap(({ receipts }) => receipts),
    keccak,
  )
  if (!isDigits(header.receiptsRoot, root))
    throw mismatch("receiptsRoot", header.receiptsRoot, `0x${root}, by the receipts`)
  const all = newBloom()
  for (const { bloom } of settled) addBloom(all, bloom)
  if (!isDigits(header.logsBloom, bloomDigits(all))) throw nonsense("logsBloom is not that of the logs")
}

function verifyTransactions(
  block: AnsweredBlock,
  transactions: readonly AnsweredTransaction[],
  bytes: readonly TransactionBytes[],
  keccak: Keccak,
): void {
  let hashed = 0
  const root = trieRoot(
    bytes.map(({ signed }) => signed),
    keccak,
    (index, hash) => {
      hashed += 1
      const told = transactions[index]?.hash
      if (!isDigits(told, hash)) throw mismatch(`transaction ${index}: hash`, told, `0x${hash}, by its members`)
    },
  )
  if (!isDigits(block.transactionsRoot, root))
    throw mismatch("transactionsRoot", block.transactionsRoot, `0x${root}, by the transactions`)
  if (hashed !== transactions.length) throw nonsense("a transaction is shorter than any can be")
}

/** Verifies the C-Chain's atomic transactions. The first blocks of the chain have no hash of theirs. */
function verifyAtomic({ extDataHash, blockExtraData }: AnsweredBlock, keccak: Keccak): void {
  if (!isThere(extDataHash) || !isThere(blockExtraData) || extDataHash === noData) return
  const hash = keccak.hash(dataItem(blockExtraData, "blockExtraData"))
  if (!isDigits(extDataHash, hash)) throw mismatch("extDataHash", extDataHash, `0x${hash}, by blockExtraData`)
}

/** Maps the transactions of a block; faults name the transaction. */
function each<One, Result>(list: readonly One[], work: (one: One, index: number) => Result): Result[] {
  let at = 0
  try {
    return list.map((one, index) => {
      at = index
      return work(one, index)
    })
  } catch (error) {
    if (!(error instanceof NodeFault)) throw error
    throw error.saying(`transaction ${at}: ${error.message}`)
  }
}
