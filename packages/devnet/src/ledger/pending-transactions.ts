import { keyOf } from "./bytes.ts"
import type { Journal } from "./state/journal.ts"
import { JournaledMap } from "./state/journaled-map.ts"
import { JournaledValue } from "./state/journaled-value.ts"

/** A pending transaction. */
export interface Pending {
  /** 32 bytes. */
  readonly id: Uint8Array
  /** Signed, with the codec version in front. */
  readonly bytes: Uint8Array
}

/** A pending transaction, and the keys of the inputs that it consumes. */
export interface PendingEntry<T extends Pending> {
  readonly transaction: T
  readonly inputs: readonly string[]
}

const maxDropped = 64

/**
 * The pending transactions of a chain. No two consume the same input. The reasons of the last 64 dropped transactions are kept.
 * Subclasses define the order in which transactions enter blocks and the capacity.
 */
export abstract class PendingTransactions<T extends Pending, E extends PendingEntry<T> = PendingEntry<T>> {
  readonly #entries: JournaledMap<string, E>
  readonly #consumed: JournaledMap<string, string>
  readonly #dropped: JournaledValue<readonly (readonly [key: string, reason: string])[]>
  readonly #inputsOf: (transaction: T) => readonly string[]

  /** @param inputsOf - returns the keys of the inputs that a transaction consumes. */
  constructor(journal: Journal, inputsOf: (transaction: T) => readonly string[]) {
    this.#entries = new JournaledMap(journal)
    this.#consumed = new JournaledMap(journal)
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

  /** The pending transactions in the order in which they enter blocks. */
  get transactions(): readonly T[] {
    return this.inOrder().map(({ transaction }) => transaction)
  }

  /** The reason why a transaction was dropped, if it is among the last 64. */
  dropReason(id: Uint8Array): string | undefined {
    const key = keyOf(id)
    return this.#dropped.value.find(([dropped]) => dropped === key)?.[1]
  }

  /** Removes a transaction that a block includes, and the pending transactions that conflict with it. */
  remove(transaction: T): void {
    this.take(keyOf(transaction.id))
    for (const input of this.#inputsOf(transaction)) {
      const conflicting = this.#consumed.get(input)
      if (conflicting !== undefined) this.take(conflicting)
    }
  }

  /** Removes a rejected transaction and keeps the reason. */
  drop(id: Uint8Array, reason: string): void {
    const key = keyOf(id)
    this.take(key)
    const others = this.#dropped.value.filter(([dropped]) => dropped !== key)
    this.#dropped.value = [...others.slice(1 - maxDropped), [key, reason]]
  }

  /** Sorts pending transactions in the order in which they enter blocks. */
  protected abstract compare(one: E, other: E): number

  /** Releases the capacity that a removed transaction used. */
  protected abstract release(entry: E): void

  protected inOrder(): E[] {
    return [...this.#entries.values()].sort((one, other) => this.compare(one, other))
  }

  /** The keys of the inputs that a transaction consumes; `undefined` if a pending transaction consumes one of them. */
  protected freeInputs(transaction: T): readonly string[] | undefined {
    const inputs = this.#inputsOf(transaction)
    return inputs.some((input) => this.#consumed.has(input)) ? undefined : inputs
  }

  protected put(entry: E): void {
    const key = keyOf(entry.transaction.id)
    this.#entries.set(key, entry)
    for (const input of entry.inputs) this.#consumed.set(input, key)
    this.#dropped.value = this.#dropped.value.filter(([dropped]) => dropped !== key)
  }

  protected take(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    for (const input of entry.inputs) this.#consumed.delete(input)
    this.release(entry)
  }
}
