import type { Hex } from "../codec/hex.ts"
import type { ChainMark } from "./options.ts"

/** The marks that a chain can revert to. */
export class Marks {
  readonly #marks = new Set<ChainMark>()

  get size(): number {
    return this.#marks.size
  }

  /** Hashes of the marks' tips. */
  get tips(): ReadonlySet<Hex> {
    return new Set([...this.#marks].map(({ tip }) => tip.hash))
  }

  /** Roots of the states that the marks need. */
  get roots(): readonly Hex[] {
    return [...this.#marks].flatMap(({ root, unsettled }) => [root, ...unsettled])
  }

  add(mark: ChainMark): void {
    this.#marks.add(mark)
  }

  delete(mark: ChainMark): void {
    this.#marks.delete(mark)
  }
}
