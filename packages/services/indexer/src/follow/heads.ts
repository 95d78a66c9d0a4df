import { NodeFault } from "../fault.ts"
import type { Log } from "../log.ts"
import type { Clock } from "../node/clock.ts"
import type { Header } from "../node/header.ts"
import { type NewHeads, subscribeNewHeads } from "../node/new-heads.ts"
import type { ChainNode } from "../node/node.ts"

/** While new blocks are told, polling is only there to notice when they are not. */
const polledLess = 10

/** What watching the node's head needs. */
export interface HeadsOptions {
  readonly node: ChainNode
  readonly chainId: string
  readonly clock: Clock
  readonly log: Log
  /** Milliseconds. */
  readonly pollInterval: number
  readonly wsUrl?: string | undefined
  readonly WebSocket?: typeof globalThis.WebSocket | undefined
  readonly onHead: (header: Header) => void
  readonly onFault: (fault: NodeFault) => void
  /** The node answered. */
  readonly onAnswer: () => void
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
      const onHead = (header: Header) => this.#observe(header)
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

  #observe(header: Header): void {
    this.observed = header
    this.version++
    this.#options.onHead(header)
    this.#notify()
  }

  async #poll(): Promise<void> {
    const { node, clock, pollInterval, onFault, onAnswer } = this.#options
    let told = 0
    while (!this.#signal.aborted) {
      try {
        const before = this.version
        const header = await node.latest(this.#signal)
        onAnswer()
        const silent = this.#subscription?.connected && before === told && header.number > (this.observed?.number ?? 0)
        if (silent) this.#subscription?.renew("new blocks came without being told")
        // What was told while the node answered is newer than the answer.
        if (this.version === before) this.#observe(header)
        told = this.version
      } catch (error) {
        if (this.#signal.aborted) return
        if (error instanceof NodeFault) onFault(error)
        else {
          this.#failure = { error }
          this.#notify()
          return
        }
      }
      await this.#pause(pollInterval, clock)
    }
  }

  /** Sleeps until the next poll is due, a shorter time when it is hurried meanwhile. */
  async #pause(interval: number, clock: Clock): Promise<void> {
    const long = this.#subscription?.connected && !this.#hurried
    this.#hurried = false
    const woken = new AbortController()
    this.#wake = () => woken.abort()
    const signal = AbortSignal.any([woken.signal, this.#signal])
    if (long) {
      await clock.sleep(interval * (polledLess - 1), signal).catch(() => {})
      if (this.#signal.aborted) return
    }
    await clock.sleep(interval, this.#signal).catch(() => {})
  }
}
