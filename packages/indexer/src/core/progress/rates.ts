import type { Clock } from "../clock.ts"

const rateWindowMs = 10_000

interface Commit<Count extends string> {
  readonly at: number
  readonly counts: Readonly<Record<Count, number>>
}

/** The amounts stored each second, averaged over the last seconds. */
export class Rates<Count extends string> {
  readonly #clock: Clock
  #commits: Commit<Count>[] = []
  #startedAt: number | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Begins the measurement. Only the first call counts. */
  start(): void {
    this.#startedAt ??= this.#clock.elapsed()
  }

  add(counts: Readonly<Record<Count, number>>): void {
    this.#commits.push({ at: this.#clock.elapsed(), counts })
  }

  perSecond(count: Count): number {
    const now = this.#clock.elapsed()
    this.#commits = this.#commits.filter(({ at }) => now - at <= rateWindowMs)
    const seconds = Math.max(1, Math.min(rateWindowMs, now - (this.#startedAt ?? now)) / 1000)
    return this.#commits.reduce((sum, { counts }) => sum + counts[count], 0) / seconds
  }
}
