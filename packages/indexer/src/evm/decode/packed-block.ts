import type { ArchiveChunk, BlockRow, DeploymentRow, InternalTransactionRow, MessengerEventRow } from "@serac/store"
import type { Unsettled } from "../verify/verify-block.ts"
import { type BlockAnswers, type BlockRequest, type DecodeContext, type DecodedBlock, decodeBlock } from "./block.ts"

/** Numbers of a transaction: where its fragment ends, and 1 where it succeeded. */
export const transactionNumbers = 2
/** Numbers of a transfer: where its fragment ends, log index, batch index, standard, and 1 where it has a token ID. */
export const transferNumbers = 5
/** Characters of an address. */
export const addressLength = 42
/** Characters of a token ID or a hash. */
export const wordLength = 66

/**
 * A block whose rows are in two pieces of memory outside of the heap: they wait to be stored without the garbage collector
 * copying each of their texts, and go to another thread as they are.
 */
export interface PackedBlock {
  readonly block: BlockRow
  readonly deployments: readonly DeploymentRow[]
  /** Absent where the block has transactions and the node did not trace them. */
  readonly internalTransactions?: readonly InternalTransactionRow[]
  /** Absent where there are none. */
  readonly messengerEvents?: readonly MessengerEventRow[]
  readonly settledHeight?: number
  /** What a later block has to settle of it; absent where its own header does, and where it was not verified. */
  readonly unsettled?: Unsettled
  readonly transfers: number
  /** Of each transaction, then of each transfer. */
  readonly numbers: Float64Array
  /** ASCII: fragment, hash, sender and receiver of each transaction, then fragment, token, sender, receiver and token ID of each transfer. */
  readonly text: Uint8Array
  /** The chunk of the archive that it is in, with others beside it; absent where none is kept. */
  readonly chunk?: ArchiveChunk
}

/** As {@link decodeBlock}, packed. */
export function decodePacked(asked: BlockRequest, answers: BlockAnswers, context: DecodeContext): PackedBlock {
  return pack(decodeBlock(asked, answers, context))
}

/** A decoded block, packed. */
export function pack({ block, transactions, transfers, settledHeight, ...others }: DecodedBlock): PackedBlock {
  const numbers = new Float64Array(transactions.length * transactionNumbers + transfers.length * transferNumbers)
  let place = 0
  // Pieces are put together once, when all of them are there.
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
