import { type Clock, type LogFunction, NodeFault } from "../../core/index.ts"
import { HeadQuestion } from "../../core/node/index.ts"
import type { Header } from "../node/header.ts"
import { type NewHeads, subscribeNewHeads } from "../node/new-heads.ts"
import type { ChainNode } from "../node/node.ts"

/** The poll interval is multiplied by this while a subscription announces new blocks; polling then only detects missed ones. */
const polledLess = 3
/** The poll interval is divided by at most this if the node answers quickly, as long as requests take at most this share of the time. */
const polledMore = 5
const timeAsking = 1 / 8
/** The node's response time is the median of this many answers, so that a single slow one does not count. */
const answersKept = 5

/** What {@link Heads} needs. */
export interface HeadsOptions {
  readonly node: ChainNode
  readonly chainId: string
  readonly clock: Clock
  readonly log: LogFunction
  /** Maximum milliseconds between polls; a fifth of it if the node answers quickly. */
  readonly pollInterval: number
  readonly wsUrl?: string | undefined
  readonly WebSocket?: typeof globalThis.WebSocket | undefined
  /** Receives a head, and when it was requested, by the clock's `elapsed`: the head may miss later changes. */
  readonly onHead: (header: Header, askedAt: number) => void
  readonly onFault: (fault: NodeFault) => void
  /** The node answered a request sent at this moment, by the clock's `elapsed`. */
  readonly onAnswer: (askedAt: number) => void
  /** A request sent at this moment, by the clock's `elapsed`, has no answer. */
  readonly onSilence: (askedAt: number) => void
}

/** The node's head, from polling and the newHeads subscription. A slow watcher may miss observations; only the newest one counts. */
export class Heads {
  /** The newest observed head. */
  observed: Header | undefined
  /** The number of observations. */
  version = 0
  readonly #options: HeadsOptions
  readonly #signal: AbortSignal
  readonly #subscription: NewHeads | undefined
  #failure: { readonly error: unknown } | undefined
  #notify: () => void = () => {}
  #hurried = false

  constructor(options: HeadsOptions, signal: AbortSignal) {
    this.#options = options
    this.#signal = signal
    const { wsUrl, chainId, clock, log, WebSocket } = options
    if (wsUrl !== undefined) {
      const onHead = (header: Header) => this.#observe(header, clock.elapsed())
      this.#subscription = subscribeNewHeads({ url: wsUrl, chainId, clock, log, WebSocket, onHead }, signal)
    }
    void this.#poll()
  }

  /** Resolves to the newest observation after this version, at once if there is one. */
  async next(version: number): Promise<Header> {
    while (this.version <= version || !this.observed) {
      if (this.#failure) throw this.#failure.error
      this.#signal.throwIfAborted()
      await new Promise<void>((resolve, reject) => {
        const abort = () => reject(this.#signal.reason)
        this.#signal.addEventListener("abort", abort, { once: true })
        this.#notify = () => {
          this.#signal.removeEventListener("abort", abort)
          resolve()
        }
      })
    }
    return this.observed
  }

  /** Polls at the full rate until the next observation. */
  hurry(): void {
    this.#hurried = true
    this.#wake()
  }

  #wake: () => void = () => {}

  #observe(header: Header, askedAt: number): void {
    this.observed = header
    this.version++
    this.#options.onHead(header, askedAt)
    this.#notify()
  }

  async #poll(): Promise<void> {
    const { node, clock, pollInterval, onFault, onAnswer, onSilence } = this.#options
    const question = new HeadQuestion(clock, (signal) => node.latest(signal))
    const took: number[] = []
    let told = 0
    let stood = false
    while (!this.#signal.aborted) {
      let interval = pollInterval
      const stands = this.#subscription?.connected ?? false
      try {
        const before = this.version
        const answer = await question.answer(this.#signal)
        if (answer === undefined) {
          onSilence(question.openSince ?? clock.elapsed())
          continue
        }
        const { head: header, askedAt } = answer
        onAnswer(askedAt)
        took.unshift(clock.elapsed() - askedAt)
        took.length = Math.min(took.length, answersKept)
        const enough = medianOf(took) / timeAsking
        interval = Math.min(pollInterval, Math.max(pollInterval / polledMore, enough))
        const isNew = this.version === before && header.number > (this.observed?.number ?? 0)
        // The subscription does not announce blocks from before its start.
        const unheard = isNew && before === told && stands && stood
        // A head announced while the request was running is newer than the answer.
        if (this.version === before) this.#observe(header, askedAt)
        told = this.version
        if (unheard) await this.#listen(pollInterval, clock)
      } catch (error) {
        if (this.#signal.aborted) return
        if (error instanceof NodeFault) onFault(error)
        else {
          this.#failure = { error }
          this.#notify()
          return
        }
      }
      await this.#pause(interval, stands)
      stood = stands
    }
  }

  /** Waits for the announcement of a block that polling has found. Renews the subscription if none arrives. */
  async #listen(milliseconds: number, clock: Clock): Promise<void> {
    const before = this.version
    await clock.sleep(milliseconds, this.#signal).catch(() => {})
    if (this.version === before) this.#subscription?.renew("new blocks came without being told")
  }

  /**
   * Sleeps until the next poll is due, or less if `hurry` is called meanwhile.
   *
   * @param stands - whether the subscription was open when the last poll began, so that later blocks will be announced.
   */
  async #pause(interval: number, stands: boolean): Promise<void> {
    const { clock, pollInterval } = this.#options
    const long = stands && this.#subscription?.connected && !this.#hurried
    this.#hurried = false
    const woken = new AbortController()
    this.#wake = () => woken.abort()
    const signal = AbortSignal.any([woken.signal, this.#signal])
    if (long) {
      await clock.sleep(pollInterval * polledLess - interval, signal).catch(() => {})
      if (this.#signal.aborted) return
    }
    await clock.sleep(interval, this.#signal).catch(() => {})
  }
}

/** The median; for an even number of values the lower of the two middle ones. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[(values.length - 1) >> 1] as number
}
