/** Remembers at least the latest stored keys; storing a forgotten key again has no effect. */
export class Seen {
  readonly #capacity: number
  #young = new Set<string>()
  #old = new Set<string>()

  /** The set remembers at least the last `capacity` keys, and at most twice as many. */
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
