import QuickLRU from "quick-lru"
import { type DueClock, Semaphore } from "../../../core/due/index.ts"

/** Failures in a row after which a source is paused. */
export const failuresAllowed = 3
/** Seconds of the first pause of a failing source; doubled each time, up to the second number. */
export const sourcePauseSeconds = [60, 3600] as const
/** Maximum queued tokens of a source, as a multiple of its parallel readings. */
const queueFactor = 4
const maxSources = 2000
/** The assumed duration of a reading in milliseconds before the first one. */
const presumedAverage = 100
/** Milliseconds between two requests to a throttling host: initially, and at most. */
const spacings = [1000, 60_000] as const

/** Whether a source may be read now. */
export type Admission =
  | { readonly kind: "now" }
  /** The source failed several times in a row and is paused. */
  | { readonly kind: "failing" }
  /** The source is busy or throttled; the token's turn comes at `at`, in Unix seconds. */
  | { readonly kind: "later"; readonly at: number; readonly throttled: boolean }

interface SourceState {
  readonly semaphore: Semaphore
  inHand: number
  failures: number
  /** Milliseconds of the clock's `elapsed` until which the source is paused, because it fails or throttles. */
  failingUntil: number
  throttledUntil: number
  /** The moving average of a reading's duration in milliseconds. */
  average: number
  /** Milliseconds that a throttling host demands between two requests. */
  spacing: number
  /** The last assigned turn, in milliseconds of the clock's `elapsed`. */
  lastTurn: number
}

/**
 * Shares the parallel readings between sources. Each source gets at most half of them, and only a few of its tokens are
 * queued. The others get a later turn, at the pace of the source, so that thousands of tokens of a slow host delay nothing
 * else. A source that fails repeatedly is paused.
 */
export class Sources {
  readonly #all: Semaphore
  readonly #perSource: number
  readonly #clock: DueClock
  readonly #known = new QuickLRU<string, SourceState>({ maxSize: maxSources })

  constructor(concurrency: number, clock: DueClock) {
    this.#all = new Semaphore(concurrency)
    this.#perSource = Math.max(1, Math.floor(concurrency / 2))
    this.#clock = clock
  }

  /**
   * @param source - the unit that fails as a whole.
   * @param host - the unit that throttles as a whole; equal to the source unless the source is a part of a gateway.
   * @param urgent - doubles the queue's limit: postponing a requested token would remove its known metadata until its turn.
   */
  admit(source: string, host: string, urgent = false): Admission {
    const now = this.#clock.elapsed()
    const throttling = this.#of(host)
    if (throttling.throttledUntil > now) return this.#later(throttling, throttling.throttledUntil, true)
    const state = this.#of(source)
    if (state.failingUntil > now) return { kind: "failing" }
    const most = this.#perSource * queueFactor * (urgent ? 2 : 1)
    return state.inHand < most ? { kind: "now" } : this.#later(state, now + 1000, false)
  }

  /** Reads from a source when it is its turn. */
  async read<Result>(source: string, task: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const state = this.#of(source)
    state.inHand++
    try {
      return await state.semaphore.run(
        () =>
          this.#all.run(async () => {
            const began = this.#clock.elapsed()
            try {
              return await task()
            } finally {
              state.average = state.average * 0.7 + (this.#clock.elapsed() - began) * 0.3
            }
          }, signal),
        signal,
      )
    } finally {
      state.inHand--
    }
  }

  /** The source has answered, whatever the answer was. */
  answered(source: string, host: string) {
    this.#of(source).failures = 0
    const throttling = this.#of(host)
    throttling.spacing = throttling.spacing > spacings[0] ? throttling.spacing / 2 : 0
  }

  failed(source: string) {
    const state = this.#of(source)
    const beyond = ++state.failures - failuresAllowed
    if (beyond < 0) return
    const seconds = Math.min(sourcePauseSeconds[1], sourcePauseSeconds[0] * 2 ** beyond)
    state.failingUntil = this.#clock.elapsed() + seconds * 1000
  }

  /** @param retryAfter - seconds that the host demanded. */
  throttled(host: string, retryAfter: number) {
    const state = this.#of(host)
    state.throttledUntil = Math.max(state.throttledUntil, this.#clock.elapsed() + retryAfter * 1000)
    state.spacing = Math.min(spacings[1], Math.max(spacings[0], state.spacing * 2))
  }

  #of(name: string): SourceState {
    let source = this.#known.get(name)
    if (!source) {
      source = {
        semaphore: new Semaphore(this.#perSource),
        inHand: 0,
        failures: 0,
        failingUntil: 0,
        throttledUntil: 0,
        average: presumedAverage,
        spacing: 0,
        lastTurn: 0,
      }
      this.#known.set(name, source)
    }
    return source
  }

  /** The next turn of a source: no sooner than `earliest` (of the clock's `elapsed`), and at the pace of the source. */
  #later(state: SourceState, earliest: number, throttled: boolean): Admission {
    const pace = Math.max(state.spacing, state.average / state.semaphore.limit)
    state.lastTurn = Math.max(earliest, state.lastTurn + pace)
    const wait = state.lastTurn - this.#clock.elapsed()
    return { kind: "later", at: Math.ceil((this.#clock.now() + wait) / 1000), throttled }
  }
}
