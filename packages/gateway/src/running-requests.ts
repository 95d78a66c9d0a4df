/** How many times as many requests as those of one address may run in all. */
const requestShares = 4

/** Requests that are answered at the same time, frames of WebSockets among them. */
export class RunningRequests {
  readonly #most: number
  readonly #mostPerAddress: number
  readonly #running = new Map<string, number>()
  #total = 0

  /** @param most requests of all, of which one address has a quarter */
  constructor(most: number) {
    this.#most = most
    this.#mostPerAddress = Math.ceil(most / requestShares)
  }

  get total(): number {
    return this.#total
  }

  /**
   * Begins a request. An address that has none may always begin one: what others have begun is not its fault, and there are no more
   * addresses than connections.
   *
   * @returns what ends it, to be called once; undefined where it is one too many
   */
  begin(address: string): (() => void) | undefined {
    const own = this.#running.get(address) ?? 0
    if (own > 0 && (own >= this.#mostPerAddress || this.#total >= this.#most)) return undefined
    this.#change(address, 1)
    return () => this.#change(address, -1)
  }

  #change(address: string, by: number): void {
    this.#total += by
    const left = (this.#running.get(address) ?? 0) + by
    if (left === 0) this.#running.delete(address)
    else this.#running.set(address, left)
  }
}
