/** Options of a devnet's clock. */
export interface DevnetClockOptions {
  /** Initial time in milliseconds since 1970. Default: real time. */
  readonly start?: number | undefined
  /** Whether the clock is stopped until it is advanced. Default: it follows real time. */
  readonly isStopped?: boolean | undefined
  /** Source of real time, in milliseconds since 1970. Default: `Date.now`. */
  readonly real?: (() => number) | undefined
}

/** The latest time of a JavaScript date, in milliseconds since 1970. */
const latestDate = 8.64e15

/**
 * The clock of a devnet: it follows real time with an offset, or is stopped. It never goes back except by
 * `restore`, when the whole network is reverted. If real time is set back, the clock continues from its last value.
 *
 * @example
 * import { DevnetClock } from "@serac/devnet"
 *
 * const clock = new DevnetClock({ start: 0, isStopped: true })
 * clock.advance(1_500)
 * clock.now() // 1500
 */
export class DevnetClock {
  readonly #real: () => number
  #offset: number
  #stoppedAt: number | undefined
  #last = Number.NEGATIVE_INFINITY
  #past: number | undefined

  constructor({ start, isStopped = false, real = Date.now }: DevnetClockOptions = {}) {
    this.#real = real
    this.#offset = (start ?? real()) - real()
    this.#stoppedAt = isStopped ? (start ?? real()) : undefined
  }

  /** Milliseconds since 1970. */
  now(): number {
    if (this.#past !== undefined) return this.#past
    if (this.#stoppedAt !== undefined) return this.#stoppedAt
    const now = this.#real() + this.#offset
    // Chains reject blocks that are older than their parents.
    if (now < this.#last) this.#offset += this.#last - now
    else this.#last = now
    return this.#last
  }

  get isStopped(): boolean {
    return this.#stoppedAt !== undefined
  }

  /** Advances by some milliseconds. @throws {RangeError} if they are negative, or exceed the range of dates. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0)) throw new RangeError(`A clock is not set back: ${milliseconds} ms`)
    if (this.now() + milliseconds > latestDate) throw new RangeError(`A clock does not go past ${latestDate} ms`)
    if (this.#stoppedAt === undefined) this.#offset += milliseconds
    else this.#stoppedAt += milliseconds
  }

  /** Advances to a time in milliseconds since 1970; a time in the past changes nothing. */
  advanceTo(time: number): void {
    const left = time - this.now()
    if (left > 0) this.advance(left)
  }

  /**
   * Runs a task with the clock at a time in the past, so that overdue work gets the time at which it was due.
   *
   * @param time Milliseconds since 1970; a time in the future means now.
   * @param task A synchronous function.
   */
  asOf<T>(time: number, task: () => T): T {
    const before = this.#past
    this.#past = Math.min(time, this.now())
    try {
      return task()
    } finally {
      this.#past = before
    }
  }

  /** Stops the clock. */
  stop(): void {
    this.#stoppedAt = this.now()
  }

  /** Starts the clock from its present time. */
  go(): void {
    this.restore(this.now(), false)
  }

  /** Sets the time, also to an earlier one. */
  restore(time: number, isStopped: boolean = this.isStopped): void {
    this.#offset = time - this.#real()
    this.#last = time
    this.#stoppedAt = isStopped ? time : undefined
  }
}
