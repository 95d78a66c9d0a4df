/** The error of code that exceeds its time limit, with the node's text. */
export class ExecutionTimeout extends Error {
  override readonly name = "ExecutionTimeout"

  /** @param limit - the exceeded limit in milliseconds */
  constructor(limit: number) {
    super(`execution aborted (timeout = ${limit % 1000 === 0 ? `${limit / 1000}s` : `${limit}ms`})`)
  }
}

/** A limit in real time for code that no gas pays for. */
export class TimeLimit {
  readonly milliseconds: number
  #end = Number.POSITIVE_INFINITY

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds
  }

  /** Starts the time. */
  start(): void {
    this.#end = performance.now() + this.milliseconds
  }

  /** Stops the time, until `start` is called again. */
  stop(): void {
    this.#end = Number.POSITIVE_INFINITY
  }

  /** Waits for a task whose time does not count. */
  async pauseFor<Result>(task: Promise<Result>): Promise<Result> {
    const start = performance.now()
    try {
      return await task
    } finally {
      this.#end += performance.now() - start
    }
  }

  /** @throws ExecutionTimeout after the time limit */
  check(): void {
    if (performance.now() > this.#end) throw new ExecutionTimeout(this.milliseconds)
  }
}
