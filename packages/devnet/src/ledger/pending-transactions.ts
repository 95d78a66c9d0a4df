import { keyOf } from "./bytes.ts"
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

/** A transaction that waits, and the keys of the ids of what it consumes. */
export interface PendingEntry<T extends Pending> {
  readonly transaction: T
  readonly inputs: readonly string[]
}

const maxDropped = 64

/**
 * The transactions that wait for a block, of which no two consume the same. The last 64 that were dropped are remembered with the
 * reason. In which order they go into blocks, and how many there is room for, is for those who extend it to say.
 */
export abstract class PendingTransactions<T extends Pending, E extends PendingEntry<T> = PendingEntry<T>> {
  readonly #entries: JournaledMap<string, E>
  readonly #consumed: JournaledMap<string, string>
  readonly #dropped: JournaledValue<readonly (readonly [key: string, reason: string])[]>
  readonly #inputsOf: (transaction: T) => readonly string[]

  /** `inputsOf` gives the keys of the ids of what a transaction consumes. */
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

  /** In the order in which they go into blocks. */
  get transactions(): readonly T[] {
    return this.inOrder().map(({ transaction }) => transaction)
  }

  /** Why a transaction was dropped, if it was lately. */
  dropReason(id: Uint8Array): string | undefined {
    const key = keyOf(id)
    return this.#dropped.value.find(([dropped]) => dropped === key)?.[1]
  }

  /** Takes out what is in a block by now, and what such blocks make impossible. */
  remove(transaction: T): void {
    this.take(keyOf(transaction.id))
    for (const input of this.#inputsOf(transaction)) {
      const conflicting = this.#consumed.get(input)
      if (conflicting !== undefined) this.take(conflicting)
    }
  }

  /** Takes out what was refused, and remembers why. */
  drop(id: Uint8Array, reason: string): void {
    const key = keyOf(id)
    this.take(key)
    const others = this.#dropped.value.filter(([dropped]) => dropped !== key)
    this.#dropped.value = [...others.slice(1 - maxDropped), [key, reason]]
  }

  /** Those that wait: which goes before which. */
  protected abstract compare(one: E, other: E): number

  /** There is room again for what waits no more. */
  protected abstract release(entry: E): void

  protected inOrder(): E[] {
    return [...this.#entries.values()].sort((one, other) => this.compare(one, other))
  }

  /** The keys of what a transaction consumes; `undefined` where another does that waits. */
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
