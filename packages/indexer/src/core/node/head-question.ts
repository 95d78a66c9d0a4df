import type { Clock } from "../clock.ts"
import { silentAfter } from "./endpoint-state.ts"

/** A node's head, and when it was requested, by the clock's `elapsed`. */
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
 * Requests a node's head, where answers may be lost. If none arrives within {@link silentAfter}, the caller learns of it and
 * may send another request while the first is still open. The first answer counts.
 */
export class HeadQuestion<Head> {
  readonly #clock: Clock
  readonly #ask: (signal: AbortSignal) => Promise<Head>
  #open: readonly OpenQuestion<Head>[] = []

  constructor(clock: Clock, ask: (signal: AbortSignal) => Promise<Head>) {
    this.#clock = clock
    this.#ask = ask
  }

  /** When the oldest open request was sent, by the clock's `elapsed`; undefined if none is open. */
  get openSince(): number | undefined {
    return this.#open[0]?.askedAt
  }

  /**
   * Sends a request, unless a recent one is open.
   *
   * @returns the first answer to any open request; undefined if none arrives within {@link silentAfter}. Rejects with the
   * error of a request, and with the signal's reason after an abort.
   */
  async answer(signal: AbortSignal): Promise<HeadAnswer<Head> | undefined> {
    const now = this.#clock.elapsed()
    // Answers that arrived while no caller waited are outdated.
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
    // Open requests older than this answer are obsolete.
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
