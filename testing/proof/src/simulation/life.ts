import type { Clock } from "@serac/indexer/core"

/** The answer to a dead process: a promise that never settles, new each time, so that it retains no waiters. */
const neverSettles = () => new Promise<never>(() => {})

/**
 * A process that may die between any two external calls. After its death its calls and their answers
 * are dropped: only the store remains.
 */
export class Life {
  /** Resolves with its death. */
  readonly death: Promise<void>
  #isOver = false
  #die: () => void = () => {}
  #left: number

  /** @param interactions - the number of external calls and answers after which the process dies. */
  constructor(interactions = Number.POSITIVE_INFINITY) {
    this.#left = interactions
    this.death = new Promise((resolve) => {
      this.#die = resolve
    })
  }

  get isOver(): boolean {
    return this.#isOver
  }

  end(): void {
    this.#isOver = true
    this.#die()
  }

  /** Makes an external call: the process may die before the call or before the answer. */
  async ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#lastMoment()) return neverSettles()
    try {
      const answer = await question()
      return this.#lastMoment() ? neverSettles() : answer
    } catch (error) {
      if (this.#lastMoment()) return neverSettles()
      throw error
    }
  }

  /** Hears something that it did not ask for. */
  hear(news: () => void): void {
    if (!this.#lastMoment()) news()
  }

  /** The clock as the process sees it. */
  clock(clock: Clock): Clock {
    return {
      now: () => clock.now(),
      elapsed: () => clock.elapsed(),
      random: () => clock.random(),
      sleep: (milliseconds, signal) => this.ask(() => clock.sleep(milliseconds, signal)),
    }
  }

  /** Whether the process is dead. */
  #lastMoment(): boolean {
    if (!this.#isOver && --this.#left < 0) this.end()
    return this.#isOver
  }
}
