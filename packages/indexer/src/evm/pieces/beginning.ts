import type { SettledBlock } from "../verify/settlements.ts"

/**
 * Counts the first blocks that a header settles together with blocks before them: its root covers the receipts of all that it settles, so
 * that it proves nothing without the earlier ones.
 */
export class Beginning {
  readonly #first: number
  /** The first block whose receipts are proven. */
  #provenFrom: number | undefined
  #settledBefore: number | undefined

  /** @param first - the first block. */
  constructor(first: number) {
    this.#first = first
  }

  /** How many of the blocks taken so far that are; infinite until one is proven. */
  get unproven(): number {
    return (this.#provenFrom ?? Number.POSITIVE_INFINITY) - this.#first
  }

  /** Takes the next block. */
  take({ block: { number }, unsettled }: SettledBlock): void {
    if (this.#provenFrom !== undefined) return
    if (unsettled === undefined || number === 0) this.#provenFrom = number
    else if (this.#settledBefore !== undefined && this.#settledBefore >= this.#first - 1)
      this.#provenFrom = this.#settledBefore + 1
    else this.#settledBefore = unsettled.settledHeight
  }
}
