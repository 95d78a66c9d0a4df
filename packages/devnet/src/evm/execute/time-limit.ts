/** Ends what runs code for too long, in the node's words. */
export class ExecutionTimeout extends Error {
  override readonly name = "ExecutionTimeout"

  /** @param limit - in milliseconds */
  constructor(limit: number) {
    super(`execution aborted (timeout = ${limit % 1000 === 0 ? `${limit / 1000}s` : `${limit}ms`})`)
  }
}

/** How long code may run that nobody pays for, by the real time. */
export class TimeLimit {
  readonly #limit: number
  #end = Number.POSITIVE_INFINITY

  /** @param limit - in milliseconds */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** The time begins. */
  start(): void {
    this.#end = performance.now() + this.#limit
  }

  /** From here on there is none, until it begins again. */
  stop(): void {
    this.#end = Number.POSITIVE_INFINITY
  }

  /** @throws ExecutionTimeout where it is over */
  check(): void {
    if (performance.now() > this.#end) throw new ExecutionTimeout(this.#limit)
  }
}
