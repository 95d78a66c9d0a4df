import type { ArchiveChunk, BlockRow, DeploymentRow, InternalTransactionRow, MessengerEventRow } from "@serac/store"
import type { Unsettled } from "../verify/verify-block.ts"
import { type BlockAnswers, type BlockRequest, type DecodeContext, type DecodedBlock, decodeBlock } from "./block.ts"

/** Numbers stored for a transaction: the end of its fragment, and 1 if it succeeded. */
export const transactionNumbers = 2
/** Numbers stored for a transfer: the end of its fragment, log index, batch index, standard, and 1 if it has a token ID. */
export const transferNumbers = 5
/** Characters of an address. */
export const addressLength = 42
/** Characters of a token ID or a hash. */
export const wordLength = 66

/**
 * A block whose rows are in two buffers outside the heap. They wait to be stored without being copied by the garbage
 * collector, and are transferred to another thread without conversion.
 */
export interface PackedBlock {
  readonly block: BlockRow
  readonly deployments: readonly DeploymentRow[]
  /** Absent if the block has transactions and the node did not trace them. */
  readonly internalTransactions?: readonly InternalTransactionRow[]
  /** Absent if there are none. */
  readonly messengerEvents?: readonly MessengerEventRow[]
  readonly settledHeight?: number
  /** The part of the block that a later block settles; absent if the block's own header settles it, and if it was not verified. */
  readonly unsettled?: Unsettled
  readonly transfers: number
  /** The numbers of each transaction, then of each transfer. */
  readonly numbers: Float64Array
  /** ASCII: fragment, hash, sender and receiver of each transaction, then fragment, token, sender, receiver and token ID of each transfer. */
  readonly text: Uint8Array
  /** The archive chunk that contains the block, possibly with other blocks; absent without an archive. */
  readonly chunk?: ArchiveChunk
}

/** Decodes a block like {@link decodeBlock}, and packs it. */
export function decodePacked(asked: BlockRequest, answers: BlockAnswers, context: DecodeContext): PackedBlock {
  return pack(decodeBlock(asked, answers, context))
}

/** Packs a decoded block. */
export function pack({ block, transactions, transfers, settledHeight, ...others }: DecodedBlock): PackedBlock {
  const numbers = new Float64Array(transactions.length * transactionNumbers + transfers.length * transferNumbers)
  let place = 0
  // One concatenated string is written to the buffer in a single call.
  let all = ""
  for (const { fragment, succeeded, hash, from, to } of transactions) {
    all += fragment
    numbers[place++] = all.length
    numbers[place++] = succeeded ? 1 : 0
    all += hash + from + to
  }
  for (const { fragment, logIndex, batchIndex, standard, token, from, to, tokenId } of transfers) {
    all += fragment
    numbers[place++] = all.length
    numbers[place++] = logIndex
    numbers[place++] = batchIndex
    numbers[place++] = standard
    numbers[place++] = tokenId === undefined ? 0 : 1
    all += token + from + to
    if (tokenId !== undefined) all += tokenId
  }
  const text = Buffer.allocUnsafeSlow(all.length)
  text.write(all, "latin1")
  const packed = { block, ...others, transfers: transfers.length, numbers, text }
  return settledHeight === undefined ? packed : { ...packed, settledHeight }
}
