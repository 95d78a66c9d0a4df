/** How a devnet's clock begins. */
export interface DevnetClockOptions {
  /** Milliseconds since 1970 that the clock begins with. Default: the real time. */
  readonly start?: number | undefined
  /** Whether it stands still until it is moved. Default: it goes on with the real time. */
  readonly isStopped?: boolean | undefined
  /** The real time, in milliseconds since 1970. */
  readonly real?: (() => number) | undefined
}

/** The last time that has a date, in milliseconds since 1970. */
const latestDate = 8.64e15

/**
 * The one clock of a devnet: it goes with the real time, ahead of it or behind it, or stands still. It is never set back but by
 * `restore`, when everything goes back; where the real time is set back, it goes on from where it is.
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
    // Chains refuse what comes before what they have.
    if (now < this.#last) this.#offset += this.#last - now
    else this.#last = now
    return this.#last
  }

  get isStopped(): boolean {
    return this.#stoppedAt !== undefined
  }

  /** Moves ahead by so many milliseconds. @throws {RangeError} when they are below zero, or lead to where there are no dates. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0)) throw new RangeError(`A clock is not set back: ${milliseconds} ms`)
    if (this.now() + milliseconds > latestDate) throw new RangeError(`A clock does not go past ${latestDate} ms`)
    if (this.#stoppedAt === undefined) this.#offset += milliseconds
    else this.#stoppedAt += milliseconds
  }

  /** Moves ahead to a time in milliseconds since 1970; one that has passed changes nothing. */
  advanceTo(time: number): void {
    const left = time - this.now()
    if (left > 0) this.advance(left)
  }

  /**
   * Runs something at a time that has passed, as if it were then: what should have happened meanwhile happens when it was due.
   *
   * @param time Milliseconds since 1970; one that is still to come is now.
   * @param task Has ended when it returns.
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

  /** Stands still from now on. */
  stop(): void {
    this.#stoppedAt = this.now()
  }

  /** Goes on with the real time from where it is. */
  go(): void {
    this.restore(this.now(), false)
  }

  /** Sets the time, back too. */
  restore(time: number, isStopped: boolean = this.isStopped): void {
    this.#offset = time - this.#real()
    this.#last = time
    this.#stoppedAt = isStopped ? time : undefined
  }
}
