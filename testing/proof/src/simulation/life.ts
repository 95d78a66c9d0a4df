import type { Clock } from "@serac/indexer/core"

/** What a process is told when it is dead: nothing. A promise of its own each time, that nobody remembers who waits for. */
const neverSettles = () => new Promise<never>(() => {})

/**
 * A process that may die between any two things that it asks of the outside. Whatever it would do or hear after its death
 * does not happen: only the store is left.
 */
export class Life {
  /** Resolves with its death. */
  readonly death: Promise<void>
  #isOver = false
  #die: () => void = () => {}
  #left: number

  /** @param interactions - after how many things asked or heard it dies. */
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

  /** Asks something of the outside: the question may not be asked any more, the answer not be heard. */
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

  /** Whether it is over, now or before. */
  #lastMoment(): boolean {
    if (!this.#isOver && --this.#left < 0) this.end()
    return this.#isOver
  }
}
