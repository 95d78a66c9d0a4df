/** A position in a journal that its owner can revert to. */
export interface Mark {
  /** The number of changes before the mark. */
  readonly position: number
}

/**
 * An undo log. All state of a network is in containers of one
 * journal, so that a failed transaction, a rejected block and a snapshot of all chains are reverted in the same way.
 * While no mark is open the journal records nothing.
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

  /** Creates a mark, which stays open until it is reverted or forgotten. Marks nest. */
  mark(): Mark {
    const mark = { position: this.#undo.length }
    this.#marks.push(mark)
    return mark
  }

  /**
   * Reverts all changes since a mark, and closes it and all later marks.
   *
   * @throws {RangeError} if the mark is closed.
   */
  revert(mark: Mark): void {
    this.#close(mark)
    while (this.#undo.length > mark.position) (this.#undo.pop() as () => void)()
  }

  /**
   * Closes a mark and all later ones, and keeps the changes.
   *
   * @throws {RangeError} if the mark is closed.
   */
  forget(mark: Mark): void {
    this.#close(mark)
    if (this.#marks.length === 0) this.#undo.length = 0
  }

  /** Runs a function; if it throws, reverts its changes and rethrows the error. */
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

  /** Runs a function and reverts its changes in any case. */
  try<T>(run: () => T): T {
    const mark = this.mark()
    try {
      return run()
    } finally {
      this.revert(mark)
    }
  }

  /** Whether changes are recorded. */
  get isRecording(): boolean {
    return this.#marks.length > 0
  }

  /** Records how to undo a change. Called by containers. */
  note(undo: () => void): void {
    if (this.isRecording) this.#undo.push(undo)
  }

  #close(mark: Mark): void {
    const at = this.#marks.lastIndexOf(mark)
    if (at < 0) throw new RangeError("The mark is closed already")
    this.#marks.length = at
  }
}
