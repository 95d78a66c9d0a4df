/**
 * A deterministic random number generator: a seed gives the same numbers on every machine.
 *
 * @example
 * import { Random } from "@serac/devnet/random"
 *
 * const dice = new Random("seed").branch("dice")
 * dice.between(1, 6)
 */
export class Random {
  readonly #seed: string
  #state: number

  constructor(seed: string) {
    this.#seed = seed
    this.#state = spread(seed)
  }

  /** A generator for a part of the whole; draws from other branches do not affect it. */
  branch(name: string): Random {
    return new Random(`${this.#seed}/${name}`)
  }

  /** A number from 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0
    let mixed = this.#state ^ (this.#state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    mixed ^= mixed >>> 15
    return (mixed >>> 0) / 2 ** 32
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** An integer, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** An integer with a uniformly distributed order of magnitude. */
  spanning(low: number, high: number): number {
    return low * (high / low) ** this.next()
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** One of the keys, chosen by weight. */
  weighed<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries<number>(weights) as [K, number][]
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) {
      left -= weight
      if (left < 0) return key
    }
    return (entries.at(-1) as [K, number])[0]
  }

  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list]
    for (let at = shuffled.length - 1; at > 0; at--) {
      const other = this.between(0, at)
      const one = shuffled[at] as T
      shuffled[at] = shuffled[other] as T
      shuffled[other] = one
    }
    return shuffled
  }
}

/** A hash of a text as a number. */
function spread(text: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  state ^= state >>> 15
  return Math.imul(state, 0x85ebca6b)
}
