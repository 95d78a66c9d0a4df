/** A counting semaphore: later callers wait in order. */
export class Slots {
  readonly #most: number
  #taken = 0
  readonly #line = new Set<() => void>()

  constructor(most: number) {
    this.#most = most
  }

  get isFull(): boolean {
    return this.#taken >= this.#most
  }

  /** Whether a caller waits. */
  get isWanted(): boolean {
    return this.#line.size > 0
  }

  /** Takes a slot when one is free. @throws the reason of the signal, if it aborts before */
  take(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      if (!this.isFull) {
        this.#taken++
        return resolve()
      }
      const leave = () => {
        this.#line.delete(enter)
        reject(signal.reason)
      }
      const enter = () => {
        signal.removeEventListener("abort", leave)
        resolve()
      }
      signal.addEventListener("abort", leave)
      this.#line.add(enter)
    })
  }

  /** Releases a slot, to the caller that has waited longest. */
  free(): void {
    const [next] = this.#line
    if (!next) {
      this.#taken--
      return
    }
    this.#line.delete(next)
    next()
  }
}
