/** Maximum remembered blocks; of further blocks only the number is kept. */
const remembered = 10_000

/**
 * Blocks that are stored without traces because the nodes' traces cannot be true. Their internal transactions, and the
 * contracts created by contracts, are missing.
 */
export class RefusedTraces {
  readonly #reasons = new Map<number, string>()
  #forgotten = 0

  add(block: number, reason: string): void {
    if (this.#reasons.size >= remembered && !this.#reasons.has(block)) this.#forgotten += 1
    else this.#reasons.set(block, reason)
  }

  /** The traces of the block are now stored, or the block was replaced. */
  remove(block: number): void {
    this.#reasons.delete(block)
  }

  /** The numbers of the remembered blocks. */
  get blocks(): readonly number[] {
    return [...this.#reasons.keys()]
  }

  /** A message for an operator; undefined if there are none. */
  get words(): string | undefined {
    const last = [...this.#reasons].at(-1)
    if (last === undefined) return undefined
    const count = this.#reasons.size + this.#forgotten
    const which = count === 1 ? "of block" : `of ${count} blocks, the last of them`
    return `the traces ${which} ${last[0]} are refused and asked for again: ${last[1]}`
  }
}
