import type { Journal } from "./journal.ts"

/**
 * A value whose changes can be reverted, such as a height, a time or a supply. Set a new value; never mutate it.
 *
 * @example
 * import { Journal, JournaledValue } from "@serac/devnet/ledger"
 *
 * const height = new JournaledValue(new Journal(), 0)
 * height.value++
 */
export class JournaledValue<V> {
  readonly #journal: Journal
  #value: V

  constructor(journal: Journal, value: V) {
    this.#journal = journal
    this.#value = value
  }

  get value(): V {
    return this.#value
  }

  set value(value: V) {
    const before = this.#value
    this.#journal.note(() => {
      this.#value = before
    })
    this.#value = value
  }
}
