/** Runs at most `limit` tasks at the same time, in the order of their calls. */
export class Semaphore {
  readonly limit: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(limit: number) {
    this.limit = limit
  }

  /** Runs the task when it is its turn. If the signal aborts before, it rejects with the signal's reason and does not run the task. */
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
