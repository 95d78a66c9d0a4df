/** What is being written to chains, and how often something was. */
export class ChainWrites {
  readonly #running = new Map<string, number>()
  readonly #ended = new Map<string, number>()

  /** Begins a write. @returns what ends it, to be called once */
  begin(chain: string): () => void {
    add(this.#running, chain, 1)
    return () => {
      add(this.#running, chain, -1)
      add(this.#ended, chain, 1)
    }
  }

  /** Whether a node may be taking a write just now. */
  isRunning(chain: string): boolean {
    return (this.#running.get(chain) ?? 0) > 0
  }

  /** How many writes have ended: what began at another number may not know of the last one. */
  ended(chain: string): number {
    return this.#ended.get(chain) ?? 0
  }
}

function add(counts: Map<string, number>, chain: string, change: number): void {
  counts.set(chain, (counts.get(chain) ?? 0) + change)
}
