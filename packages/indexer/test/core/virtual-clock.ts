import type { Clock } from "../../src/core/clock.ts"

interface Timer {
  readonly at: number
  readonly order: number
  readonly wake: () => void
}

/** A clock that advances only when all other work waits for it, with randomness from a seed. */
export class VirtualClock implements Clock {
  #now = 1_800_000_000_000
  #moved = 0
  #order = 0
  #timers: Timer[] = []
  #state: number

  constructor(seed = 1) {
    this.#state = seed
  }

  now = (): number => this.#now + this.#moved

  elapsed = (): number => this.#now

  random = (): number => {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return this.#state / 2 ** 32
  }

  sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const timer: Timer = {
        at: this.#now + milliseconds,
        order: this.#order++,
        wake: () => {
          signal?.removeEventListener("abort", abort)
          resolve()
        },
      }
      const abort = () => {
        this.#timers = this.#timers.filter((one) => one !== timer)
        reject(signal?.reason)
      }
      signal?.addEventListener("abort", abort, { once: true })
      this.#timers.push(timer)
    })

  /** Lets time pass until the condition holds. Throws if that takes longer than `longest` milliseconds. */
  async until(condition: () => boolean, longest = 600_000): Promise<void> {
    const end = this.#now + longest
    for (;;) {
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
      if (condition()) return
      const next = this.#timers.sort((one, other) => one.at - other.at || one.order - other.order).shift()
      if (!next || next.at > end) throw new Error(`did not happen within ${longest} ms`)
      this.#now = Math.max(this.#now, next.at)
      next.wake()
    }
  }

  /** Sets the machine's clock forward or back, without passing time. */
  move(milliseconds: number): void {
    this.#moved += milliseconds
  }

  /** Lets this many milliseconds pass. */
  async pass(milliseconds: number): Promise<void> {
    let isOver = false
    void this.sleep(milliseconds).then(() => {
      isOver = true
    })
    await this.until(() => isOver, milliseconds)
  }
}
