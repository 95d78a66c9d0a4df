import type { Random } from "../random/random.ts"

/**
 * Picks from a list: the first element twice as often as the second, three times as often as the third (Zipf's law with
 * exponent 1).
 */
export class Zipf<T> {
  readonly #values: readonly T[]
  readonly #sums: readonly number[]

  constructor(values: readonly T[]) {
    this.#values = values
    let sum = 0
    this.#sums = values.map((_, rank) => {
      sum += 1 / (rank + 1)
      return sum
    })
  }

  /** @throws {RangeError} if the list is empty. */
  pick(random: Random): T {
    const most = this.#sums.at(-1)
    if (most === undefined) throw new RangeError("There is nothing to pick from")
    const at = random.next() * most
    return this.#values[this.#sums.findIndex((sum) => sum > at)] as T
  }
}
