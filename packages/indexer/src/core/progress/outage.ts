import { type Clock, timeText } from "../clock.ts"
import type { NodeFault } from "../fault.ts"
import type { LogFunction } from "../log.ts"

/** As many faults in a row, without an answer in between, count as the node failing. */
const failing = 3
/** So long without an answer after a fault, in milliseconds, do so too: nobody may be asked meanwhile. */
const silent = 3_000
const logEvery = 30_000

/** Keeps account of a node's faults, and tells of those that are news. */
export class Outage {
  faults = 0
  /** The last fault in words. */
  error: string | undefined
  readonly #clock: Clock
  readonly #log: LogFunction
  readonly #subject: Readonly<Record<string, unknown>>
  #inRow = 0
  #since = 0
  #faultedAt = Number.NEGATIVE_INFINITY
  #loggedAt = Number.NEGATIVE_INFINITY
  /** Since when it keeps its askers waiting, in Unix milliseconds. */
  #silentSince: number | undefined

  /** @param subject - facts for each line of the log: which chain it is about. */
  constructor(clock: Clock, log: LogFunction, subject: Readonly<Record<string, unknown>>) {
    this.#clock = clock
    this.#log = log
    this.#subject = subject
  }

  /** Whether the node fails rather than that it has failed now and then. */
  get lasts(): boolean {
    if (this.#silentSince !== undefined) return true
    return this.#inRow >= failing || (this.#inRow > 0 && this.#clock.elapsed() - this.#since >= silent)
  }

  /** @param askedAt - when that was asked: what was asked before a fault tells nothing of what came after it. Default now. */
  answered(askedAt = this.#clock.elapsed()): void {
    // Whatever it is that comes, the node is not silent.
    const wasSilent = this.#silentSince !== undefined
    this.#silentSince = undefined
    if (askedAt < this.#faultedAt) return
    if (wasSilent || this.lasts) this.#log("info", "The node answers again", this.#subject)
    this.#inRow = 0
  }

  /** No answer has come for long to what was asked at a moment, by the clock's `elapsed`. */
  silent(askedAt: number): void {
    // What failed last says more than that nothing has come since.
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
    // A node that is a moment behind at its head is everyday life.
    const isNews = this.#inRow === failing || (this.#inRow > failing && now - this.#loggedAt >= logEvery)
    if (isNews) this.#loggedAt = now
    const facts = { ...this.#subject, kind: fault.kind, reason: fault.message, inRow: this.#inRow }
    this.#log(isNews ? "warn" : "debug", "The node failed; it is asked again", facts)
  }
}
