/** Blocks that are remembered at most; of the rest only how many they are. */
const remembered = 10_000

/**
 * Blocks that are stored without their traces, since those that nodes gave cannot be true: their internal transactions and the contracts
 * that contracts created are missing.
 */
export class RefusedTraces {
  readonly #reasons = new Map<number, string>()
  #forgotten = 0

  add(block: number, reason: string): void {
    if (this.#reasons.size >= remembered && !this.#reasons.has(block)) this.#forgotten += 1
    else this.#reasons.set(block, reason)
  }

  /** Its traces are stored, or it is replaced. */
  remove(block: number): void {
    this.#reasons.delete(block)
  }

  /** The numbers of those that are remembered. */
  get blocks(): readonly number[] {
    return [...this.#reasons.keys()]
  }

  /** In words for an operator; undefined where there are none. */
  get words(): string | undefined {
    const last = [...this.#reasons].at(-1)
    if (last === undefined) return undefined
    const count = this.#reasons.size + this.#forgotten
    const which = count === 1 ? "of block" : `of ${count} blocks, the last of them`
    return `the traces ${which} ${last[0]} are refused and asked for again: ${last[1]}`
  }
}
