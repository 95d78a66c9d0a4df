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
  readonly #limit: number
  #end = Number.POSITIVE_INFINITY

  /** @param limit - in milliseconds */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Starts the time. */
  start(): void {
    this.#end = performance.now() + this.#limit
  }

  /** Stops the time, until `start` is called again. */
  stop(): void {
    this.#end = Number.POSITIVE_INFINITY
  }

  /** @throws ExecutionTimeout after the time limit */
  check(): void {
    if (performance.now() > this.#end) throw new ExecutionTimeout(this.#limit)
  }
}
