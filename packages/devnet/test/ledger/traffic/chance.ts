/** A deterministic random number generator with a seed. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** A number of at least 0 and below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  is(probability: number): boolean {
    return this.next() < probability
  }

  /** A random integer, both bounds included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** A random amount, both bounds included. */
  amount(low: bigint, high: bigint): bigint {
    return low + (BigInt(Math.floor(this.next() * 2 ** 32)) * (high - low)) / 2n ** 32n
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.next() * list.length)]
  }

  some<T>(list: readonly T[], most: number): T[] {
    const left = [...list]
    const taken: T[] = []
    for (let count = this.between(1, most); count > 0 && left.length > 0; count--)
      taken.push(...left.splice(Math.floor(this.next() * left.length), 1))
    return taken
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.between(0, 255))
  }
}
