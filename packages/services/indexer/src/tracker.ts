import type { BlockReference } from "@serac/store"
import type { NodeFault } from "./fault.ts"
import type { Log } from "./log.ts"
import type { Clock } from "./node/clock.ts"
import type { IndexerProgress } from "./progress.ts"

const window = 10_000
const far = 32
/** As many faults in a row, without an answer in between, count as the node failing. */
const failing = 3
const logEvery = 30_000

interface Commit {
  readonly at: number
  readonly blocks: number
  readonly transactions: number
  readonly transfers: number
}

/** Keeps account of what an indexer does, for its operator. */
export class Tracker {
  readonly #chainId: string
  readonly #clock: Clock
  readonly #log: Log
  readonly #onProgress: ((progress: IndexerProgress) => void) | undefined
  #commits: Commit[] = []
  #startedAt: number | undefined
  #head: BlockReference | undefined
  #nodeHead: number | undefined
  #reached = -1
  #ended: { readonly error?: string } | undefined
  #reorgs = 0
  #faults = 0
  #inRow = 0
  #loggedAt = Number.NEGATIVE_INFINITY
  #error: string | undefined

  constructor(chainId: string, clock: Clock, log: Log, onProgress?: (progress: IndexerProgress) => void) {
    this.#chainId = chainId
    this.#clock = clock
    this.#log = log
    this.#onProgress = onProgress
  }

  /** The highest block that a node has given with all that is in it; -1 before the first. */
  get reached(): number {
    return this.#reached
  }

  get nodeHead(): number | undefined {
    return this.#nodeHead
  }

  stored(head: BlockReference | undefined): void {
    this.#head = head
  }

  observed(nodeHead: number): void {
    this.#nodeHead = nodeHead
    this.#startedAt ??= this.#clock.now()
  }

  committed(head: BlockReference, blocks: number, transactions: number, transfers: number): void {
    this.#head = head
    this.#commits.push({ at: this.#clock.now(), blocks, transactions, transfers })
    this.report()
  }

  reorganised(head: BlockReference | undefined): void {
    this.#reorgs++
    this.#head = head
    this.report()
  }

  /** @param highest - of the blocks that the answer gave, with all that is in them. */
  answered(highest = -1): void {
    this.#reached = Math.max(this.#reached, highest)
    if (this.#inRow >= failing) this.#log("info", "The node answers again", { chainId: this.#chainId })
    this.#inRow = 0
  }

  faulted(fault: NodeFault): void {
    const wasFailing = this.#inRow >= failing
    this.#faults++
    this.#inRow++
    this.#error = fault.message
    const now = this.#clock.now()
    // A node that is a moment behind at its head is everyday life.
    const isNews = this.#inRow === failing || (this.#inRow > failing && now - this.#loggedAt >= logEvery)
    if (isNews) this.#loggedAt = now
    const facts = { chainId: this.#chainId, kind: fault.kind, reason: fault.message, inRow: this.#inRow }
    this.#log(isNews ? "warn" : "debug", "The node failed; it is asked again", facts)
    if (wasFailing !== this.#inRow >= failing) this.report()
  }

  ended(error?: string): void {
    this.#ended = error === undefined ? {} : { error }
    this.report()
  }

  report(): void {
    this.#onProgress?.(this.progress)
  }

  get progress(): IndexerProgress {
    const now = this.#clock.now()
    this.#commits = this.#commits.filter(({ at }) => now - at <= window)
    const seconds = Math.max(1, Math.min(window, now - (this.#startedAt ?? now)) / 1000)
    const rate = (of: (commit: Commit) => number) => this.#commits.reduce((sum, one) => sum + of(one), 0) / seconds
    const left = (this.#nodeHead ?? 0) - (this.#head?.number ?? -1)
    const phase = this.#ended
      ? "stopped"
      : this.#inRow >= failing
        ? "retrying"
        : this.#nodeHead === undefined
          ? "starting"
          : left > far
            ? "backfill"
            : "following"
    const blocksPerSecond = rate(({ blocks }) => blocks)
    const error = this.#ended ? this.#ended.error : this.#error
    return {
      chainId: this.#chainId,
      phase,
      ...(this.#head === undefined ? {} : { head: this.#head }),
      ...(this.#nodeHead === undefined ? {} : { nodeHead: this.#nodeHead }),
      blocksPerSecond,
      transactionsPerSecond: rate(({ transactions }) => transactions),
      transfersPerSecond: rate(({ transfers }) => transfers),
      ...(phase === "backfill" && blocksPerSecond > 0 ? { secondsLeft: left / blocksPerSecond } : {}),
      reorgs: this.#reorgs,
      faults: this.#faults,
      ...(error === undefined ? {} : { error }),
    }
  }
}
