/** Maximum waiting entries: enough to amortise a loop, and few for the garbage collector, which copies each waiting one. */
const maxWaiting = 64

/**
 * Collects entries and processes them in batches. The same code costs several times as much if it runs once per request, when other code has
 * displaced it from the processor's caches, as in a loop.
 */
export class Backlog<Entry> {
  readonly #settle: (entry: Entry, at: number) => void
  readonly #failed: (error: unknown) => void
  #entries: Entry[] = []
  #moments: number[] = []

  /**
   * @param settle processes an entry, given the moment when it was added
   * @param failed called with the error of an entry; the others are processed all the same
   */
  constructor(settle: (entry: Entry, at: number) => void, failed: (error: unknown) => void) {
    this.#settle = settle
    this.#failed = failed
  }

  /** Adds an entry; at the limit all entries are processed at once. */
  add(entry: Entry, at: number): void {
    this.#moments.push(at)
    if (this.#entries.push(entry) >= maxWaiting) this.settle()
  }

  /** Processes all entries in the order in which they were added. */
  settle(): void {
    const entries = this.#entries
    const moments = this.#moments
    this.#entries = []
    this.#moments = []
    for (let at = 0; at < entries.length; at += 1) {
      try {
        this.#settle(entries[at] as Entry, moments[at] as number)
      } catch (error) {
        this.#failed(error)
      }
    }
  }
}
