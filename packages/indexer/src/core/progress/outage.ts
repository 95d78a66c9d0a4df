import { type Clock, timeText } from "../clock.ts"
import type { NodeFault } from "../fault.ts"
import type { LogFunction } from "../log.ts"

/** Faults in a row, without an answer in between, after which the node counts as failing. */
const failing = 3
/** Milliseconds since the first fault in a row after which the node counts as failing too: there may be no further requests in that time. */
const silent = 3_000
const logEvery = 30_000

/** Counts a node's faults, and logs the new ones. */
export class Outage {
  faults = 0
  /** The message of the last fault. */
  error: string | undefined
  readonly #clock: Clock
  readonly #log: LogFunction
  readonly #subject: Readonly<Record<string, unknown>>
  #inRow = 0
  #since = 0
  #faultedAt = Number.NEGATIVE_INFINITY
  #loggedAt = Number.NEGATIVE_INFINITY
  /** Since when requests have had no answer, in Unix milliseconds; undefined while the node answers. */
  #silentSince: number | undefined

  /** @param subject - facts for each log line: the chain. */
  constructor(clock: Clock, log: LogFunction, subject: Readonly<Record<string, unknown>>) {
    this.#clock = clock
    this.#log = log
    this.#subject = subject
  }

  /** Whether the node keeps failing, as opposed to single faults. */
  get lasts(): boolean {
    if (this.#silentSince !== undefined) return true
    return this.#inRow >= failing || (this.#inRow > 0 && this.#clock.elapsed() - this.#since >= silent)
  }

  /** Records an answer. @param askedAt - when the request was sent: a request from before a fault says nothing about the time after it. Default: now. */
  answered(askedAt = this.#clock.elapsed()): void {
    // Any answer ends the silence.
    const wasSilent = this.#silentSince !== undefined
    this.#silentSince = undefined
    if (askedAt < this.#faultedAt) return
    if (wasSilent || this.lasts) this.#log("info", "The node answers again", this.#subject)
    this.#inRow = 0
  }

  /** Records that a request has had no answer for long. The parameter is when it was sent, by the clock's `elapsed`. */
  silent(askedAt: number): void {
    // The last fault is more specific than the silence.
    if (this.#silentSince !== undefined || this.#inRow > 0) return
    this.#silentSince = this.#clock.now() - (this.#clock.elapsed() - askedAt)
    this.error = `no answer from its node since ${timeText(Math.floor(this.#silentSince / 1000))}`
    this.#log("warn", "The node does not answer; it is asked again", { ...this.#subject, reason: this.error })
  }

  faulted(fault: NodeFault): void {
    this.faults++
    const now = this.#clock.elapsed()
    if (this.#inRow++ === 0) this.#since = now
    this.#faultedAt = now
    this.error = fault.message
    // Single faults are normal: a node is often a moment behind at its head.
    const isNews = this.#inRow === failing || (this.#inRow > failing && now - this.#loggedAt >= logEvery)
    if (isNews) this.#loggedAt = now
    const facts = { ...this.#subject, kind: fault.kind, reason: fault.message, inRow: this.#inRow }
    this.#log(isNews ? "warn" : "debug", "The node failed; it is asked again", facts)
  }
}
