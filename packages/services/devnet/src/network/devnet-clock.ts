/** How a devnet's clock begins. */
export interface DevnetClockOptions {
  /** Milliseconds since 1970 that the clock begins with. Default: the real time. */
  readonly start?: number | undefined
  /** Whether it stands still until it is moved. Default: it goes on with the real time. */
  readonly isStopped?: boolean | undefined
  /** The real time, in milliseconds since 1970. */
  readonly real?: (() => number) | undefined
}

/**
 * The one clock of a devnet: it goes with the real time, ahead of it or behind it, or stands still. It is never set back but by
 * `restore`, when everything goes back.
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

  constructor({ start, isStopped = false, real = Date.now }: DevnetClockOptions = {}) {
    this.#real = real
    this.#offset = (start ?? real()) - real()
    this.#stoppedAt = isStopped ? (start ?? real()) : undefined
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#stoppedAt ?? this.#real() + this.#offset
  }

  get isStopped(): boolean {
    return this.#stoppedAt !== undefined
  }

  /** Moves ahead by so many milliseconds. @throws {RangeError} when they are below zero. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0)) throw new RangeError(`A clock is not set back: ${milliseconds} ms`)
    if (this.#stoppedAt === undefined) this.#offset += milliseconds
    else this.#stoppedAt += milliseconds
  }

  /** Moves ahead to a time in milliseconds since 1970; one that has passed changes nothing. */
  advanceTo(time: number): void {
    const left = time - this.now()
    if (left > 0) this.advance(left)
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
    this.#stoppedAt = isStopped ? time : undefined
  }
}
