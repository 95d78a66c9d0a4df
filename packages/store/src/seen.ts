/** Remembers keys that are stored already, the latest at least; what it forgot is merely stored once more to no effect. */
export class Seen {
  readonly #capacity: number
  #young = new Set<string>()
  #old = new Set<string>()

  /** It remembers the last `capacity` keys, and at most twice as many. */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  has(key: string): boolean {
    return this.#young.has(key) || this.#old.has(key)
  }

  add(key: string): void {
    if (this.#young.size >= this.#capacity) {
      this.#old = this.#young
      this.#young = new Set()
    }
    this.#young.add(key)
  }

  clear(): void {
    this.#young.clear()
    this.#old.clear()
  }
}
