/** The total limit as a multiple of the limit of one address. */
const requestShares = 4

/** Limits requests that are answered at the same time, including frames of WebSockets. */
export class RunningRequests {
  readonly #most: number
  readonly #mostPerAddress: number
  readonly #running = new Map<string, number>()
  #total = 0

  /** @param most maximum requests; one address may have a quarter of them */
  constructor(most: number) {
    this.#most = most
    this.#mostPerAddress = Math.ceil(most / requestShares)
  }

  get total(): number {
    return this.#total
  }

  /**
   * Begins a request. An address without running requests may always begin one: it did not cause the load, and there are no
   * more addresses than connections.
   *
   * @returns a function that ends the request, to be called once; undefined if there are too many
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
