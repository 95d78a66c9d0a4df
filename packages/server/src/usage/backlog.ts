/** Entries that wait at most: enough to be a loop, and few for the garbage collector, which copies each one that it finds waiting. */
const maxWaiting = 64

/**
 * What happened and is dealt with later, many entries at a time. The same code costs several times as much where it runs once for each
 * request, between much else that pushes it out of the processor's caches, as where it runs in a loop.
 */
export class Backlog<Entry> {
  readonly #settle: (entry: Entry, at: number) => void
  readonly #failed: (error: unknown) => void
  #entries: Entry[] = []
  #moments: number[] = []

  /**
   * @param settle deals with an entry and the moment when it was added
   * @param failed is told what an entry threw; the others are dealt with all the same
   */
  constructor(settle: (entry: Entry, at: number) => void, failed: (error: unknown) => void) {
    this.#settle = settle
    this.#failed = failed
  }

  /** Keeps an entry for later, unless there are many: then all are dealt with now. */
  add(entry: Entry, at: number): void {
    this.#moments.push(at)
    if (this.#entries.push(entry) >= maxWaiting) this.settle()
  }

  /** Deals with all entries, in the order in which they were added. */
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
