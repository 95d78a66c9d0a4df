import { formatId } from "@serac/chain"
import { keyOf } from "./bytes.ts"
import { LedgerError } from "./ledger-error.ts"
import type { Journal } from "./state/journal.ts"
import { JournaledMap } from "./state/journaled-map.ts"
import { JournaledValue } from "./state/journaled-value.ts"

/** What waits for a block. */
export interface Pending {
  /** 32 bytes. */
  readonly id: Uint8Array
  /** Signed, with the codec version in front. */
  readonly bytes: Uint8Array
}

interface Entry<T> {
  readonly transaction: T
  readonly inputs: readonly string[]
  readonly sequence: number
}

const largestTransaction = 64 * 1024
const largestPool = 64 * 1024 * 1024
const mostDropped = 64

/**
 * The transactions that wait for a block, oldest first, of which no two consume the same. The last 64 that were dropped are
 * remembered with the reason. Sizes are a node's: 64 KiB a transaction, 64 MiB all.
 */
export class Mempool<T extends Pending> {
  readonly #entries: JournaledMap<string, Entry<T>>
  readonly #consumed: JournaledMap<string, string>
  readonly #available: JournaledValue<number>
  readonly #sequence: JournaledValue<number>
  readonly #dropped: JournaledValue<readonly (readonly [key: string, reason: string])[]>
  readonly #inputsOf: (transaction: T) => readonly string[]

  /** `inputsOf` gives the keys of the ids of what a transaction consumes. */
  constructor(journal: Journal, inputsOf: (transaction: T) => readonly string[]) {
    this.#entries = new JournaledMap(journal)
    this.#consumed = new JournaledMap(journal)
    this.#available = new JournaledValue(journal, largestPool)
    this.#sequence = new JournaledValue(journal, 0)
    this.#dropped = new JournaledValue(journal, [])
    this.#inputsOf = inputsOf
  }

  get size(): number {
    return this.#entries.size
  }

  has(id: Uint8Array): boolean {
    return this.#entries.has(keyOf(id))
  }

  get(id: Uint8Array): T | undefined {
    return this.#entries.get(keyOf(id))?.transaction
  }

  /** Oldest first. */
  get transactions(): readonly T[] {
    return [...this.#entries.values()]
      .sort((one, other) => one.sequence - other.sequence)
      .map(({ transaction }) => transaction)
  }

  /** Why a transaction was dropped, if it was lately. */
  dropReason(id: Uint8Array): string | undefined {
    const key = keyOf(id)
    return this.#dropped.value.find(([dropped]) => dropped === key)?.[1]
  }

  /**
   * Adds what was verified already.
   *
   * @throws {LedgerError} where it is there, too large, or consumes what another does.
   */
  add(transaction: T): void {
    const { id, bytes } = transaction
    const [key, shown, size] = [keyOf(id), formatId(id), bytes.length]
    if (this.#entries.has(key)) throw new LedgerError(`duplicate tx: ${shown}`)
    if (size > largestTransaction)
      throw new LedgerError(`tx too large: ${shown} size (${size}) > max size (${largestTransaction})`)
    if (size > this.#available.value)
      throw new LedgerError(`mempool is full: ${shown} size (${size}) > available space (${this.#available.value})`)
    const inputs = this.#inputsOf(transaction)
    if (inputs.some((input) => this.#consumed.has(input))) throw new LedgerError(`tx conflicts with other tx: ${shown}`)
    this.#available.value -= size
    this.#entries.set(key, { transaction, inputs, sequence: this.#sequence.value++ })
    for (const input of inputs) this.#consumed.set(input, key)
    this.#dropped.value = this.#dropped.value.filter(([dropped]) => dropped !== key)
  }

  /** Takes out what is in a block by now, and what such blocks make impossible. */
  remove(transaction: T): void {
    this.#take(keyOf(transaction.id))
    for (const input of this.#inputsOf(transaction)) {
      const conflicting = this.#consumed.get(input)
      if (conflicting !== undefined) this.#take(conflicting)
    }
  }

  /** Takes out what was refused, and remembers why. */
  drop(id: Uint8Array, reason: string): void {
    const key = keyOf(id)
    this.#take(key)
    const others = this.#dropped.value.filter(([dropped]) => dropped !== key)
    this.#dropped.value = [...others.slice(1 - mostDropped), [key, reason]]
  }

  #take(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#available.value += entry.transaction.bytes.length
    for (const input of entry.inputs) this.#consumed.delete(input)
  }
}
