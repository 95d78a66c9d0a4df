import type { Table } from "../evm/index.ts"
import type { CachedReads } from "./fork-cache.ts"

/** The values that a fork has read from its node, by key. They never change, so each is read once; values are JSON. */
export class ForkReads {
  readonly #values: Table<string, string>
  readonly #cache: CachedReads | undefined
  readonly #reading = new Map<string, Promise<string>>()

  /** @param cache - the values of earlier runs */
  constructor(values: Table<string, string>, cache?: CachedReads) {
    this.#values = values
    this.#cache = cache
    for (const [key, value] of cache?.entries ?? []) values.set(key, value)
  }

  /** All values. */
  entries(): Iterable<readonly [string, string]> {
    return this.#values.entries()
  }

  /** Adds a value. */
  set(key: string, value: string): void {
    if (this.#values.has(key)) return
    this.#values.set(key, value)
    this.#cache?.add(key, value)
  }

  /** A value; `read` reads it if it is not here. Simultaneous reads of one value are one. */
  async get(key: string, read: () => Promise<string>): Promise<string> {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const reading =
      this.#reading.get(key) ??
      read()
        .then((value) => {
          this.set(key, value)
          return value
        })
        .finally(() => this.#reading.delete(key))
    this.#reading.set(key, reading)
    return reading
  }
}
