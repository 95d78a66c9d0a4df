import { setTimeout as delay, setImmediate as turn } from "node:timers/promises"
import type { Clock } from "@serac/indexer/core"

interface QuietTimer {
  readonly at: number
  readonly wake: () => void
}

/**
 * A clock whose time passes only while no request is open, however slow the machine is: timers are due one after the other, a millisecond
 * apart. So no request fails for the time it takes, and a minute of waiting takes a moment.
 */
export class QuietClock implements Clock {
  readonly #began = Date.now()
  #elapsed = 0
  #timers: QuietTimer[] = []
  #requests = 0
  #begin = () => {}
  /** Resolves with the first request. */
  readonly begun: Promise<void> = new Promise((resolve) => {
    this.#begin = resolve
  })
  #isStopped = false
  readonly #fetch: typeof globalThis.fetch
  readonly #running = this.#run()

  /** @param fetch - sends requests. Default the global one. */
  constructor(fetch: typeof globalThis.fetch = globalThis.fetch) {
    this.#fetch = fetch
  }

  now = (): number => this.#began + this.#elapsed
  elapsed = (): number => this.#elapsed
  random = (): number => Math.random()

  sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const abort = () => {
        this.#timers = this.#timers.filter((one) => one !== timer)
        reject(signal?.reason)
      }
      const wake = () => {
        signal?.removeEventListener("abort", abort)
        resolve()
      }
      const timer = { at: this.#elapsed + milliseconds, wake }
      signal?.addEventListener("abort", abort, { once: true })
      this.#timers.push(timer)
    })

  /** Sends a request, and reads its whole answer; time stands still meanwhile. */
  readonly fetch: typeof globalThis.fetch = (input, init) =>
    this.still(async () => {
      this.#begin()
      const response = await this.#fetch(input, init)
      const body = await response.arrayBuffer()
      return new Response(body, { status: response.status, headers: response.headers })
    })

  /** Does work while time stands still. */
  async still<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#requests++
    try {
      return await work()
    } finally {
      this.#requests--
    }
  }

  /** Ends it; timers that are left never wake. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      await delay(1)
      for (let turns = 0; turns < 3; turns++) await turn()
      if (this.#requests > 0 || this.#timers.length === 0) continue
      const next = this.#timers.reduce((first, one) => (one.at < first.at ? one : first))
      this.#timers = this.#timers.filter((one) => one !== next)
      this.#elapsed = Math.max(this.#elapsed, next.at)
      next.wake()
    }
  }
}
