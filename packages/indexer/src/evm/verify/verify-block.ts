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

/** What a later block's header settles of one, and what its own header settles of those before it. */
export interface Unsettled {
  readonly number: number
  /** Digits of its receipts, as they are in a trie. */
  readonly receipts: readonly string[]
  /** The filter of its own logs. */
  readonly bloom: Bloom
  readonly settledHeight: number
  /** Of the receipts of the blocks that it settles. */
  readonly receiptsRoot: unknown
  readonly logsBloom: unknown
}

const noData = `0x${"0".repeat(64)}`

/**
 * Verifies what is in a block by its header, whose hash was verified before: the roots and the filter of what is in it, and all members
 * that can be derived of the others.
 *
 * @param isRecovered - whether the sender of the next transaction is recovered from its signature
 * @returns what is to be settled, where the header is one that speaks of other blocks (Helicon)
 * @throws NodeFault of the kind `nonsense` that names the member, what it is and what it must be
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
 * @throws NodeFault where its root or its filter is another
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

/** The C-Chain's atomic transactions. Its first blocks say nothing of theirs. */
function verifyAtomic({ extDataHash, blockExtraData }: AnsweredBlock, keccak: Keccak): void {
  if (!isThere(extDataHash) || !isThere(blockExtraData) || extDataHash === noData) return
  const hash = keccak.hash(dataItem(blockExtraData, "blockExtraData"))
  if (!isDigits(extDataHash, hash)) throw mismatch("extDataHash", extDataHash, `0x${hash}, by blockExtraData`)
}

/** Does something with each transaction of a block; what it throws says which one it is about. */
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
