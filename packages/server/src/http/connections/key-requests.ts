/** Running requests of each key. */
export class KeyRequests {
  readonly #most: number
  readonly #running = new Map<string, number>()

  /** @param most maximum running requests of one key */
  constructor(most: number) {
    this.#most = most
  }

  /**
   * Begins a request with a key. Returns the function that ends it, to be called once; undefined where the key has the maximum of running
   * requests.
   */
  begin(keyId: string): (() => void) | undefined {
    const running = this.#running.get(keyId) ?? 0
    if (running >= this.#most) return undefined
    this.#running.set(keyId, running + 1)
    return () => {
      const left = (this.#running.get(keyId) ?? 1) - 1
      if (left === 0) this.#running.delete(keyId)
      else this.#running.set(keyId, left)
    }
  }
}
