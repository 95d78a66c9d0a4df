interface Shared<Result> {
  readonly result: Promise<Result>
  readonly controller: AbortController
  waiting: number
}

/**
 * Work whose equal concurrent requests share one run. The run is aborted when its last caller leaves; one caller's abort does not affect the
 * others.
 */
export class SharedWork<Result> {
  readonly #inFlight = new Map<string, Shared<Result>>()

  /** Number of distinct runs. */
  get size(): number {
    return this.#inFlight.size
  }

  has(key: string): boolean {
    return this.#inFlight.has(key)
  }

  /** @throws the reason of `signal` where that aborts first */
  async run(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    signal.throwIfAborted()
    const shared = this.#inFlight.get(key) ?? this.#begin(key, work)
    shared.waiting++
    let onAbort = () => {}
    const left = new Promise<never>((_, reject) => {
      onAbort = () => reject(signal.reason)
      signal.addEventListener("abort", onAbort)
    })
    try {
      return await Promise.race([shared.result, left])
    } finally {
      signal.removeEventListener("abort", onAbort)
      if (--shared.waiting === 0) {
        this.#inFlight.delete(key)
        shared.controller.abort(signal.reason)
      }
    }
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Shared<Result> {
    const controller = new AbortController()
    const shared: Shared<Result> = { result: work(controller.signal), controller, waiting: 0 }
    this.#inFlight.set(key, shared)
    return shared
  }
}
