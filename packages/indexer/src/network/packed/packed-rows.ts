import type { ConsumptionRow, NetworkBatch, NetworkBlockRow, NetworkTransactionRow, UtxoRow } from "@serac/store"
import { ByteStrings, byteStrings } from "./byte-strings.ts"
import { TextReader, Texts } from "./texts.ts"

/** The rows of which a batch has many. */
export type ManyRows = Pick<NetworkBatch, "blocks" | "transactions" | "utxos" | "consumptions">

/**
 * Rows in a few buffers outside the heap: they wait to be stored without being copied by the garbage collector, and are
 * transferred to another thread without conversion.
 */
export interface PackedRows {
  readonly blocks: number
  readonly transactions: number
  readonly utxos: number
  readonly consumptions: number
  /** The values of the rows, row by row: numbers, and references to byte strings, words and texts. */
  readonly numbers: Float64Array<ArrayBuffer>
  /** One for each UTXO. */
  readonly amounts: BigUint64Array<ArrayBuffer>
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The end of each byte string. */
  readonly ends: Uint32Array<ArrayBuffer>
  /** JSON of all rows. */
  readonly text: Uint8Array<ArrayBuffer>
  readonly isAscii: boolean
  /** Recurring texts: types and chains. */
  readonly words: readonly string[]
}

/** The buffers of packed rows that can be transferred to another thread. */
export const memoryOf = ({ numbers, amounts, bytes, ends, text }: PackedRows): readonly ArrayBuffer[] =>
  [numbers, amounts, bytes, ends, text].map(({ buffer }) => buffer)

/** Packs rows; {@link Unpacking} reads the same values in the same order. */
class Packing {
  readonly #numbers: number[] = []
  readonly #strings = new ByteStrings()
  readonly #texts = new Texts()
  readonly #words = new Map<string, number>()

  numbers(...values: readonly number[]): void {
    for (const value of values) this.#numbers.push(value)
  }

  bytes(bytes: Uint8Array): void {
    this.#numbers.push(this.#strings.add(bytes))
  }

  bytesOf(list: readonly Uint8Array[]): void {
    this.#numbers.push(list.length)
    for (const bytes of list) this.bytes(bytes)
  }

  /** A byte string, a known absence (null), or an unknown value (undefined). */
  known(bytes: Uint8Array | null | undefined): void {
    if (bytes) this.bytes(bytes)
    else this.#numbers.push(bytes === null ? -1 : -2)
  }

  word(word: string): void {
    let number = this.#words.get(word)
    if (number === undefined) {
      number = this.#words.size
      this.#words.set(word, number)
    }
    this.#numbers.push(number)
  }

  /** A text, or none. */
  text(text: string | undefined): void {
    this.#numbers.push(text === undefined ? -1 : this.#texts.add(text))
  }

  finish() {
    const numbers = Float64Array.from(this.#numbers)
    return { numbers, ...this.#strings.finish(), ...this.#texts.finish(), words: [...this.#words.keys()] }
  }
}

/** Packs rows, which are then no longer needed. */
export function packRows({ blocks, transactions, utxos, consumptions }: ManyRows): PackedRows {
  const to = new Packing()
  for (const { height, timestamp, transactionCount, id, parentId, type, json, proposer } of blocks) {
    to.numbers(height, timestamp, transactionCount)
    to.bytes(id)
    to.bytes(parentId)
    to.word(type)
    to.text(json)
    to.known(proposer)
  }
  for (const { height, index, timestamp, outputs, id, type, inputs, assets, addresses, fragment } of transactions) {
    to.numbers(height, index, timestamp, outputs)
    to.bytes(id)
    to.word(type)
    to.numbers(inputs.length)
    for (const { txId, outputIndex } of inputs) {
      to.bytes(txId)
      to.numbers(outputIndex)
    }
    to.bytesOf(assets)
    to.bytesOf(addresses)
    to.text(fragment)
  }
  for (const row of utxos) packUtxo(row, to)
  for (const { txId, outputIndex, consumingTx, height, timestamp, credentials } of consumptions) {
    to.bytes(txId)
    to.bytes(consumingTx)
    to.numbers(outputIndex, height, timestamp)
    to.text(credentials)
  }
  return {
    blocks: blocks.length,
    transactions: transactions.length,
    utxos: utxos.length,
    consumptions: consumptions.length,
    amounts: BigUint64Array.from(utxos, ({ amount }) => amount),
    ...to.finish(),
  }
}

function packUtxo(row: UtxoRow, to: Packing): void {
  to.bytes(row.txId)
  to.bytes(row.id)
  to.bytes(row.assetId)
  to.bytesOf(row.addresses)
  to.word(row.createdOn)
  to.word(row.consumedOn)
  to.numbers(row.outputIndex, row.threshold, row.height, row.timestamp, row.locktime, row.stakeableLocktime)
  to.numbers(Number(row.staked), Number(row.isTransfer))
  to.text(row.platformFragment)
  to.text(row.fragment)
}

class Unpacking {
  readonly #numbers: Float64Array
  readonly #strings: readonly Uint8Array[]
  readonly #texts: TextReader
  readonly #words: readonly string[]
  #at = 0

  constructor({ numbers, bytes, ends, text, isAscii, words }: PackedRows) {
    this.#numbers = numbers
    this.#strings = byteStrings(bytes, ends)
    this.#texts = new TextReader(text, isAscii)
    this.#words = words
  }

  number(): number {
    return this.#numbers[this.#at++] as number
  }

  bytes(): Uint8Array {
    return this.#strings[this.number()] as Uint8Array
  }

  known(): Uint8Array | null | undefined {
    const at = this.number()
    if (at >= 0) return this.#strings[at]
    return at === -1 ? null : undefined
  }

  list<Item>(read: () => Item): Item[] {
    const items: Item[] = []
    for (let left = this.number(); left > 0; left--) items.push(read())
    return items
  }

  word<Word extends string>(): Word {
    return this.#words[this.number()] as Word
  }

  text(): string | undefined {
    const end = this.number()
    return end === -1 ? undefined : this.#texts.until(end)
  }
}

/** Unpacks rows. Their byte strings share the memory of the packed ones. */
export function unpackRows(packed: PackedRows): ManyRows {
  const from = new Unpacking(packed)
  const bytes = () => from.bytes()
  const key = () => ({ txId: from.bytes(), outputIndex: from.number() })
  const blocks: NetworkBlockRow[] = []
  for (let left = packed.blocks; left > 0; left--) {
    const row = {
      height: from.number(),
      timestamp: from.number(),
      transactionCount: from.number(),
      id: from.bytes(),
      parentId: from.bytes(),
      type: from.word(),
      json: from.text() as string,
    }
    const proposer = from.known()
    blocks.push(proposer === undefined ? row : { ...row, proposer })
  }
  const transactions: NetworkTransactionRow[] = []
  for (let left = packed.transactions; left > 0; left--) {
    transactions.push({
      height: from.number(),
      index: from.number(),
      timestamp: from.number(),
      outputs: from.number(),
      id: from.bytes(),
      type: from.word(),
      inputs: from.list(key),
      assets: from.list(bytes),
      addresses: from.list(bytes),
      fragment: from.text() as string,
    })
  }
  const utxos: UtxoRow[] = []
  for (const amount of packed.amounts) utxos.push(unpackUtxo(from, amount))
  const consumptions: ConsumptionRow[] = []
  for (let left = packed.consumptions; left > 0; left--) {
    const row = {
      txId: from.bytes(),
      consumingTx: from.bytes(),
      outputIndex: from.number(),
      height: from.number(),
      timestamp: from.number(),
    }
    const credentials = from.text()
    consumptions.push(credentials === undefined ? row : { ...row, credentials })
  }
  return { blocks, transactions, utxos, consumptions }
}

function unpackUtxo(from: Unpacking, amount: bigint): UtxoRow {
  const row = {
    txId: from.bytes(),
    id: from.bytes(),
    assetId: from.bytes(),
    addresses: from.list(() => from.bytes()),
    createdOn: from.word<UtxoRow["createdOn"]>(),
    consumedOn: from.word<UtxoRow["consumedOn"]>(),
    outputIndex: from.number(),
    threshold: from.number(),
    height: from.number(),
    timestamp: from.number(),
    locktime: from.number(),
    stakeableLocktime: from.number(),
    staked: from.number() === 1,
    isTransfer: from.number() === 1,
    amount,
  }
  const [platformFragment, fragment] = [from.text(), from.text()]
  if (platformFragment === undefined) return fragment === undefined ? row : { ...row, fragment }
  return fragment === undefined ? { ...row, platformFragment } : { ...row, platformFragment, fragment }
}
