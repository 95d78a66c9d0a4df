/** What makes blocks of what waits. */
export interface ProducerOptions {
  /** Makes the blocks that there are to make, one call after the other. */
  readonly work: () => Promise<void> | void
  /** Milliseconds between blocks. Default: a block is made as soon as something waits. */
  readonly blockTime?: number | undefined
  /** Is told what `work` threw. */
  readonly onFault?: ((error: unknown) => void) | undefined
}

/** How often is looked whether something is due though nothing waits, in milliseconds. */
const looks = 1_000

/**
 * Lets blocks be made: at once when something waits, or at intervals, and whenever something is due. Nothing of it keeps a process
 * alive.
 */
export class Producer {
  readonly #work: ProducerOptions["work"]
  readonly #onFault: (error: unknown) => void
  #blockTime: number | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #running: Promise<void> | undefined
  #isAsked = false
  #isAutomatic = true

  constructor({ work, blockTime, onFault = () => {} }: ProducerOptions) {
    this.#work = work
    this.#onFault = onFault
    this.#blockTime = blockTime
  }

  /** Milliseconds between blocks; `undefined` where they are made at once. */
  get blockTime(): number | undefined {
    return this.#blockTime
  }

  /** Begins to look at intervals. */
  start(): void {
    this.stop()
    const look = () => {
      if (this.#isAutomatic || this.#blockTime !== undefined) void this.mine()
    }
    const timer = setInterval(look, this.#blockTime ?? looks)
    if (typeof timer === "object") timer.unref?.()
    this.#timer = timer
  }

  /** Ends looking; what is being made is made. */
  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Whether a block is made as soon as something waits. */
  get isAutomatic(): boolean {
    return this.#isAutomatic && this.#blockTime === undefined
  }

  /** Makes blocks at such intervals from now on, or, where it is `undefined`, at once when something waits. */
  setBlockTime(blockTime: number | undefined): void {
    if (blockTime !== undefined && !(blockTime > 0))
      throw new RangeError(`A block time is above 0, not ${blockTime} ms`)
    const isRunning = this.#timer !== undefined
    this.#blockTime = blockTime
    if (isRunning) this.start()
  }

  /** Something waits: a block is made soon, unless blocks come at intervals. */
  poke(): void {
    if (this.#blockTime === undefined && this.#isAutomatic) void this.mine()
  }

  /** Whether a block is made as soon as something waits; where it is not, only `mine` makes one. */
  setAutomatic(isAutomatic: boolean): void {
    this.#isAutomatic = isAutomatic
    if (isAutomatic) this.poke()
  }

  /** Makes blocks now; resolves when there is nothing to make any more. */
  mine(): Promise<void> {
    this.#isAsked = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Runs something while no block is made: blocks that are asked for meanwhile are made after it. */
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
    // Who asks in the same turn gets into the same block.
    await Promise.resolve()
    while (this.#isAsked) {
      this.#isAsked = false
      try {
        await this.#work()
      } catch (error) {
        this.#onFault(error)
      }
    }
  }
}
