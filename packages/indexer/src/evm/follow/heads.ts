import { type Clock, type LogFunction, NodeFault } from "../../core/index.ts"
import { HeadQuestion } from "../../core/node/index.ts"
import type { Header } from "../node/header.ts"
import { type NewHeads, subscribeNewHeads } from "../node/new-heads.ts"
import type { ChainNode } from "../node/node.ts"

/** While new blocks are told, polling is only there to notice when they are not. */
const polledLess = 3
/** A node that answers quickly is polled so many times as often, as long as asking takes only this part of the time. */
const polledMore = 5
const timeAsking = 1 / 8
/** How long a node takes is the median of so many answers: one that was late says nothing of the next. */
const answersKept = 5

/** What watching the node's head needs. */
export interface HeadsOptions {
  readonly node: ChainNode
  readonly chainId: string
  readonly clock: Clock
  readonly log: LogFunction
  /** Milliseconds between polls at most; a fifth of it where the node answers quickly. */
  readonly pollInterval: number
  readonly wsUrl?: string | undefined
  readonly WebSocket?: typeof globalThis.WebSocket | undefined
  /** Gets when it was asked for, by the clock's `elapsed`: what has happened since then it does not tell. */
  readonly onHead: (header: Header, askedAt: number) => void
  readonly onFault: (fault: NodeFault) => void
  /** The node answered what it was asked at a moment, by the clock's `elapsed`. */
  readonly onAnswer: (askedAt: number) => void
  /** No answer comes to what was asked at a moment, by the clock's `elapsed`. */
  readonly onSilence: (askedAt: number) => void
}

/**
 * The node's head, as polling and newHeads tell it. A watcher sees each observation only if it looks in time; what counts is
 * the newest one.
 */
export class Heads {
  /** The newest observation. */
  observed: Header | undefined
  /** Counts the observations. */
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

  /** Resolves with the newest observation after this version, at once if there is one. */
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

  /** Polls at full pace until the next observation: something has to be found out. */
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
        // A block from before the subscription is never told.
        const unheard = isNew && before === told && stands && stood
        // What was told while the node answered is newer than the answer.
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

  /** Waits for the telling of a block that polling has found; it may only be on its way. */
  async #listen(milliseconds: number, clock: Clock): Promise<void> {
    const before = this.version
    await clock.sleep(milliseconds, this.#signal).catch(() => {})
    if (this.version === before) this.#subscription?.renew("new blocks came without being told")
  }

  /**
   * Sleeps until the next poll is due, a shorter time when it is hurried meanwhile.
   *
   * @param stands - whether the subscription stood when the last poll began: what came since then will be told.
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

/** The lower of the two in the middle, where they are even in number. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[(values.length - 1) >> 1] as number
}
