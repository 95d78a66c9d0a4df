/** Options of a block producer. */
export interface ProducerOptions {
  /** Makes the blocks that are due. The producer runs one call at a time; `isInterval` is true at the intervals of blocks. */
  readonly work: (isInterval: boolean) => Promise<void> | void
  /** Milliseconds between blocks. Default: a block for each pending transaction at once. */
  readonly blockTime?: number | undefined
  /** Receives the errors of `work`. */
  readonly onFault?: ((error: unknown) => void) | undefined
}

/** Interval of the checks for due changes without pending transactions, in milliseconds. */
const looks = 1_000

/**
 * Schedules block production: at once for pending transactions, or at intervals, and for due changes. Its timers keep no process
 * alive.
 */
export class Producer {
  readonly #work: ProducerOptions["work"]
  readonly #onFault: (error: unknown) => void
  #blockTime: number | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #running: Promise<void> | undefined
  #isAsked = false
  #isInterval = false
  #isAutomatic = true

  constructor({ work, blockTime, onFault = () => {} }: ProducerOptions) {
    this.#work = work
    this.#onFault = onFault
    this.#blockTime = blockTime
  }

  /** Milliseconds between blocks; `undefined` if blocks are made at once. */
  get blockTime(): number | undefined {
    return this.#blockTime
  }

  /** Starts the timer. */
  start(): void {
    this.stop()
    const look = () => {
      this.#isInterval = this.#blockTime !== undefined
      if (this.#isAutomatic || this.#isInterval) void this.mine()
    }
    const timer = setInterval(look, this.#blockTime ?? looks)
    if (typeof timer === "object") timer.unref?.()
    this.#timer = timer
  }

  /** Stops the timer; a running call of `work` finishes. */
  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Whether a pending transaction gets a block at once. */
  get isAutomatic(): boolean {
    return this.#isAutomatic && this.#blockTime === undefined
  }

  /** Sets the interval of blocks; `undefined` makes blocks at once for pending transactions. */
  setBlockTime(blockTime: number | undefined): void {
    if (blockTime !== undefined && !(blockTime > 0))
      throw new RangeError(`A block time is above 0, not ${blockTime} ms`)
    const isRunning = this.#timer !== undefined
    this.#blockTime = blockTime
    if (isRunning) this.start()
  }

  /** Reports a pending transaction: makes a block soon, unless blocks have an interval. */
  poke(): void {
    if (this.#blockTime === undefined && this.#isAutomatic) void this.mine()
  }

  /** Sets whether pending transactions get a block at once; if not, only `mine` makes blocks. */
  setAutomatic(isAutomatic: boolean): void {
    this.#isAutomatic = isAutomatic
    if (isAutomatic) this.poke()
  }

  /** Makes blocks now. Resolves when nothing is pending or due. */
  mine(): Promise<void> {
    this.#isAsked = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Runs a task while no block is made. Blocks requested meanwhile are made after it. */
  async alone<T>(task: () => Promise<T>): Promise<T> {
    while (this.#running) await this.#running
    const result = Promise.resolve().then(task)
    const ended = () => {
      this.#running = undefined
      return this.#isAsked ? this.mine() : undefined
    }
    this.#running = result.then(ended, ended)
    return result
  }

  async #run(): Promise<void> {
    // Requests in the same turn of the event loop share a block.
    await Promise.resolve()
    while (this.#isAsked) {
      this.#isAsked = false
      const isInterval = this.#isInterval
      this.#isInterval = false
      try {
        await this.#work(isInterval)
      } catch (error) {
        this.#onFault(error)
      }
    }
  }
}
