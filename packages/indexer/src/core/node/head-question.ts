import type { Clock } from "../clock.ts"
import { silentAfter } from "./endpoint-state.ts"

/** An answer, and when it was asked for, by the clock's `elapsed`. */
export interface HeadAnswer<Head> {
  readonly head: Head
  readonly askedAt: number
}

interface OpenQuestion<Head> {
  readonly askedAt: number
  isSettled: boolean
  readonly outcome: Promise<{ readonly head: Head } | { readonly error: unknown }>
}

/**
 * The question of a node's head, whose answer may never come: where one is awaited for {@link silentAfter}, the caller hears of it and may
 * ask once more beside it. The first answer of all counts.
 */
export class HeadQuestion<Head> {
  readonly #clock: Clock
  readonly #ask: (signal: AbortSignal) => Promise<Head>
  #open: readonly OpenQuestion<Head>[] = []

  constructor(clock: Clock, ask: (signal: AbortSignal) => Promise<Head>) {
    this.#clock = clock
    this.#ask = ask
  }

  /** When the oldest question was asked that is not answered, by the clock's `elapsed`; undefined where none is open. */
  get openSince(): number | undefined {
    return this.#open[0]?.askedAt
  }

  /**
   * Asks, unless it was asked a moment ago.
   *
   * @returns the first answer to anything that was asked; undefined when none comes for {@link silentAfter}. Rejects with what asking
   * threw, and with the signal's reason after an abort.
   */
  async answer(signal: AbortSignal): Promise<HeadAnswer<Head> | undefined> {
    const now = this.#clock.elapsed()
    // What came while nobody waited for it is old.
    this.#open = this.#open.filter(({ isSettled }) => !isSettled)
    const newest = this.#open.at(-1)
    if (newest === undefined || now - newest.askedAt >= silentAfter) this.#begin(now, signal)
    const over = new AbortController()
    const waited = this.#clock.sleep(silentAfter, AbortSignal.any([over.signal, signal])).catch(() => undefined)
    const answers = this.#open.map((one) => one.outcome.then((outcome) => ({ one, outcome })))
    const first = await Promise.race([...answers, waited])
    over.abort(isOver)
    signal.throwIfAborted()
    if (first === undefined) return undefined
    const { one, outcome } = first
    // What was asked before it tells nothing any more.
    if ("head" in outcome) this.#open = this.#open.filter(({ askedAt }) => askedAt > one.askedAt)
    else this.#open = this.#open.filter((other) => other !== one)
    if ("error" in outcome) throw outcome.error
    return { head: outcome.head, askedAt: one.askedAt }
  }

  #begin(askedAt: number, signal: AbortSignal): void {
    const asked = this.#ask(signal)
    const settled = <Outcome>(outcome: Outcome): Outcome => {
      question.isSettled = true
      return outcome
    }
    const question: OpenQuestion<Head> = {
      askedAt,
      isSettled: false,
      outcome: asked.then(
        (head) => settled({ head }),
        (error: unknown) => settled({ error }),
      ),
    }
    this.#open = [...this.#open, question]
  }
}

const isOver = new Error("The wait is over")
