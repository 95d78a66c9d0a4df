/** Lets at most `limit` tasks run at the same time, first come first served. */
export class Semaphore {
  readonly limit: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(limit: number) {
    this.limit = limit
  }

  /** Runs the task in its turn. Rejects with the signal's reason, without running it, when that comes first. */
  async run<Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    await this.#enter(signal)
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  #enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#running < this.limit) {
      this.#running++
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        signal.removeEventListener("abort", leave)
        resolve()
      }
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1)
        reject(signal.reason)
      }
      this.#waiting.push(turn)
      signal.addEventListener("abort", leave, { once: true })
    })
  }
}
