import QuickLRU from "quick-lru"
import { type DueClock, Semaphore } from "../../../core/due/index.ts"

/** Failures in a row after which a source is left alone. */
export const failuresAllowed = 3
/** Seconds that a failing source is left alone at first; doubled each time, up to the second number. */
export const sourcePauseSeconds = [60, 3600] as const
/** Tokens of one source in hand, in multiples of those that are read at the same time. */
const queueFactor = 4
const maxSources = 2000
/** Milliseconds that a reading is taken to last until it was seen. */
const presumedAverage = 100
/** Milliseconds between two requests to a host that throttles: at first, and at most. */
const spacings = [1000, 60_000] as const

/** Whether a source may be read now. */
export type Admission =
  | { readonly kind: "now" }
  /** It has failed in a row: nobody waits for it. */
  | { readonly kind: "failing" }
  /** It is somebody else's turn. `at` in Unix seconds. */
  | { readonly kind: "later"; readonly at: number; readonly throttled: boolean }

interface SourceState {
  readonly semaphore: Semaphore
  inHand: number
  failures: number
  /** Unix milliseconds until which it is left alone, for it fails or asks for it. */
  failingUntil: number
  throttledUntil: number
  /** Milliseconds a reading takes, as a moving average. */
  average: number
  /** Milliseconds that a throttling host wants between two requests. */
  spacing: number
  /** Unix milliseconds of the last turn that was given out. */
  lastTurn: number
}

/**
 * Shares the readings at the same time between the places that are read: each gets at most half, and only a few of its
 * tokens are in hand. The others are given a turn later, one after the other at the pace of the place, so that thousands
 * of tokens of a slow host hold up nothing. A place that fails in a row is left alone for a while.
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
   * @param source - what fails as one.
   * @param host - what throttles as one; the same where the source is no part of a gateway.
   * @param urgent - twice as many of these may be in hand: putting back what someone has asked for takes away what is known
   *   of it until its turn.
   */
  admit(source: string, host: string, urgent = false): Admission {
    const now = this.#clock.elapsed()
    const throttling = this.#of(host)
    if (throttling.throttledUntil > now) return later(throttling, throttling.throttledUntil, true)
    const state = this.#of(source)
    if (state.failingUntil > now) return { kind: "failing" }
    const most = this.#perSource * queueFactor * (urgent ? 2 : 1)
    return state.inHand < most ? { kind: "now" } : later(state, now + 1000, false)
  }

  /** Reads from a source in its turn. */
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

  /** It has answered, whatever it was. */
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

  /** @param retryAfter - seconds that the host has asked for. */
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
}

function later(state: SourceState, earliest: number, throttled: boolean): Admission {
  const pace = Math.max(state.spacing, state.average / state.semaphore.limit)
  state.lastTurn = Math.max(earliest, state.lastTurn + pace)
  return { kind: "later", at: Math.ceil(state.lastTurn / 1000), throttled }
}
