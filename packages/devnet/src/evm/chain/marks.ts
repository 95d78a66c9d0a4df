import type { Hex } from "../codec/hex.ts"
import type { ChainMark } from "./options.ts"

/** The places that a chain can go back to. */
export class Marks {
  readonly #marks = new Set<ChainMark>()

  get size(): number {
    return this.#marks.size
  }

  /** Hashes of the blocks that they lead back to. */
  get tips(): ReadonlySet<Hex> {
    return new Set([...this.#marks].map(({ tip }) => tip.hash))
  }

  /** Roots of the states that they need. */
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
