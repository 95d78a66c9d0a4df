/** The running writes to chains, and the number of ended ones. */
export class ChainWrites {
  readonly #running = new Map<string, number>()
  readonly #ended = new Map<string, number>()

  /** Begins a write. @returns a function that ends it, to be called once */
  begin(chain: string): () => void {
    add(this.#running, chain, 1)
    return () => {
      add(this.#running, chain, -1)
      add(this.#ended, chain, 1)
    }
  }

  /** Whether a node may be processing a write now. */
  isRunning(chain: string): boolean {
    return (this.#running.get(chain) ?? 0) > 0
  }

  /** The number of ended writes. A read that began at another number may miss the last write. */
  ended(chain: string): number {
    return this.#ended.get(chain) ?? 0
  }
}

function add(counts: Map<string, number>, chain: string, change: number): void {
  counts.set(chain, (counts.get(chain) ?? 0) + change)
}
