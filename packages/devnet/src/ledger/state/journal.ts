/** A place in a journal that its owner can go back to. */
export interface Mark {
  /** How many changes there were before it. */
  readonly position: number
}

/**
 * What was changed since somebody may want to go back, and how to go back. All state of a network stands in containers of one
 * journal, so that a transaction that fails half-way, a refused block and a snapshot of all chains are undone in the same way.
 * While no mark is open nothing is kept.
 *
 * @example
 * import { Journal, JournaledMap } from "@serac/devnet/ledger"
 *
 * const journal = new Journal()
 * const balances = new JournaledMap<string, bigint>(journal)
 * const mark = journal.mark()
 * balances.set("somebody", 5n)
 * journal.revert(mark)
 * balances.has("somebody") // false
 */
export class Journal {
  readonly #undo: (() => void)[] = []
  readonly #marks: Mark[] = []

  /** Remembers the present state until the mark is reverted or forgotten. Marks nest. */
  mark(): Mark {
    const mark = { position: this.#undo.length }
    this.#marks.push(mark)
    return mark
  }

  /**
   * Goes back to a mark, which is then closed, with all that were opened after it.
   *
   * @throws {RangeError} when the mark is closed already.
   */
  revert(mark: Mark): void {
    this.#close(mark)
    while (this.#undo.length > mark.position) (this.#undo.pop() as () => void)()
  }

  /**
   * Closes a mark, and all that were opened after it, and keeps what was changed.
   *
   * @throws {RangeError} when the mark is closed already.
   */
  forget(mark: Mark): void {
    this.#close(mark)
    if (this.#marks.length === 0) this.#undo.length = 0
  }

  /** Runs something whole or not at all: what it throws is thrown again, after going back. */
  attempt<T>(run: () => T): T {
    const mark = this.mark()
    try {
      const result = run()
      this.forget(mark)
      return result
    } catch (error) {
      this.revert(mark)
      throw error
    }
  }

  /** Runs something and goes back whatever it did. */
  try<T>(run: () => T): T {
    const mark = this.mark()
    try {
      return run()
    } finally {
      this.revert(mark)
    }
  }

  /** Notes how a change is undone. For containers. */
  note(undo: () => void): void {
    if (this.#marks.length > 0) this.#undo.push(undo)
  }

  #close(mark: Mark): void {
    const at = this.#marks.lastIndexOf(mark)
    if (at < 0) throw new RangeError("The mark is closed already")
    this.#marks.length = at
  }
}
