import type {
  ArchiveChunk,
  Batch,
  BlockRow,
  DeploymentRow,
  Hex,
  InternalTransactionRow,
  MessengerEventRow,
  TransactionRow,
  TransferRow,
  TransferStandard,
} from "@serac/store"
import {
  addressLength,
  type PackedBlock,
  transactionNumbers,
  transferNumbers,
  wordLength,
} from "../decode/packed-block.ts"

/** A batch as sent to another thread. */
export interface PackedMessage {
  readonly blocks: readonly BlockRow[]
  readonly deployments: readonly DeploymentRow[]
  /** Absent if the node traced none of the transactions. */
  readonly internalTransactions?: readonly InternalTransactionRow[]
  readonly messengerEvents: readonly MessengerEventRow[]
  /** The number of transfers of each block. */
  readonly transfers: readonly number[]
  /** The numbers of all blocks, concatenated, in the layout of {@link PackedBlock}. */
  readonly numbers: Float64Array<ArrayBuffer>
  readonly text: Uint8Array<ArrayBuffer>
  /** As in {@link Batch}. */
  readonly archive: readonly ArchiveChunk[] | undefined
}

/** A batch of packed blocks. Its rows are unpacked on first use. */
export class PackedBatch implements Batch {
  readonly message: PackedMessage
  #rows: { readonly transactions: TransactionRow[]; readonly transfers: TransferRow[] } | undefined

  constructor(message: PackedMessage) {
    this.message = message
  }

  /**
   * A batch of blocks. The transferred data is copied, so the blocks can be used for another batch.
   *
   * @param chunks - the archive chunks that contain the blocks.
   */
  static of(blocks: readonly PackedBlock[], chunks?: readonly ArchiveChunk[]): PackedBatch {
    const numbers = new Float64Array(blocks.reduce((sum, { numbers }) => sum + numbers.length, 0))
    const text = new Uint8Array(blocks.reduce((sum, { text }) => sum + text.length, 0))
    let place = 0
    let at = 0
    for (const one of blocks) {
      numbers.set(one.numbers, place)
      text.set(one.text, at)
      place += one.numbers.length
      at += one.text.length
    }
    return new PackedBatch({
      blocks: blocks.map(({ block }) => block),
      deployments: blocks.flatMap(({ deployments }) => deployments),
      ...internalTransactionsOf(blocks),
      messengerEvents: blocks.flatMap(({ messengerEvents = [] }) => messengerEvents),
      transfers: blocks.map(({ transfers }) => transfers),
      numbers,
      text,
      archive: chunks?.map((chunk) => ({ ...chunk, bytes: new Uint8Array(chunk.bytes) })),
    })
  }

  /** The buffers that are transferred with the message. */
  get transferred(): readonly ArrayBuffer[] {
    const { text, numbers, archive = [] } = this.message
    return [text.buffer, numbers.buffer, ...archive.map(({ bytes }) => bytes.buffer)]
  }

  get blocks(): readonly BlockRow[] {
    return this.message.blocks
  }

  get deployments(): readonly DeploymentRow[] {
    return this.message.deployments
  }

  get internalTransactions(): readonly InternalTransactionRow[] | undefined {
    return this.message.internalTransactions
  }

  get messengerEvents(): readonly MessengerEventRow[] {
    return this.message.messengerEvents
  }

  get archive(): readonly ArchiveChunk[] | undefined {
    return this.message.archive
  }

  get transactions(): readonly TransactionRow[] {
    return this.#unpack().transactions
  }

  get transfers(): readonly TransferRow[] {
    return this.#unpack().transfers
  }

  #unpack() {
    this.#rows ??= unpack(this.message)
    return this.#rows
  }
}

/** Present if any block was traced, and if no block had to be. */
function internalTransactionsOf(blocks: readonly PackedBlock[]): Pick<PackedMessage, "internalTransactions"> {
  const isTraced = ({ block, internalTransactions }: PackedBlock) =>
    block.transactionCount > 0 && internalTransactions !== undefined
  const isUntraced =
    !blocks.some(isTraced) && blocks.some(({ internalTransactions }) => internalTransactions === undefined)
  return isUntraced
    ? {}
    : { internalTransactions: blocks.flatMap(({ internalTransactions = [] }) => internalTransactions) }
}

function unpack({ blocks, transfers: counts, numbers, text }: PackedMessage) {
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength)
  const transactions: TransactionRow[] = []
  const transfers: TransferRow[] = []
  let place = 0
  let from = 0
  for (const [position, { number: blockNumber, transactionCount }] of blocks.entries()) {
    const count = counts[position] ?? 0
    const size = packedSize(numbers, place, transactionCount, count)
    // Slices of one string share its memory. Values that the store caches are therefore copied.
    const whole = bytes.toString("latin1", from, from + size)
    const copy = (start: number, length: number): Hex =>
      bytes.toString("latin1", from + start, from + start + length) as Hex
    let start = 0
    for (let index = 0; index < transactionCount; index++, place += transactionNumbers) {
      const end = numbers[place] ?? 0
      const parties = end + wordLength
      transactions.push({
        blockNumber,
        index,
        succeeded: numbers[place + 1] === 1,
        hash: whole.slice(end, parties) as Hex,
        from: whole.slice(parties, parties + addressLength) as Hex,
        to: whole.slice(parties + addressLength, parties + 2 * addressLength) as Hex,
        fragment: whole.slice(start, end),
      })
      start = end + transactionTail
    }
    for (let index = 0; index < count; index++, place += transferNumbers) {
      const end = numbers[place] ?? 0
      const fragment = whole.slice(start, end)
      const party = (nth: number): Hex => whole.slice(end + nth * addressLength, end + (nth + 1) * addressLength) as Hex
      const row = {
        blockNumber,
        logIndex: numbers[place + 1] ?? 0,
        batchIndex: numbers[place + 2] ?? 0,
        standard: numbers[place + 3] as TransferStandard,
        token: copy(end, addressLength),
        from: party(1),
        to: party(2),
        fragment,
      }
      start = end + 3 * addressLength
      if (numbers[place + 4] === 1) {
        transfers.push({ ...row, tokenId: copy(start, wordLength) })
        start += wordLength
      } else transfers.push(row)
    }
    from += size
  }
  return { transactions, transfers }
}

/** Characters of a transaction after its fragment. */
const transactionTail = wordLength + 2 * addressLength

/** Bytes of a block's text. */
function packedSize(numbers: Float64Array, place: number, transactions: number, transfers: number): number {
  if (transfers === 0)
    return transactions === 0 ? 0 : (numbers[place + (transactions - 1) * transactionNumbers] ?? 0) + transactionTail
  const last = place + transactions * transactionNumbers + (transfers - 1) * transferNumbers
  return (numbers[last] ?? 0) + 3 * addressLength + (numbers[last + 4] === 1 ? wordLength : 0)
}
