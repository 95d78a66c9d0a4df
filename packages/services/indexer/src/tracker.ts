import type { BlockReference } from "@serac/store"
import type { NodeFault } from "./fault.ts"
import type { Log } from "./log.ts"
import type { Clock } from "./node/clock.ts"
import { Outage } from "./outage.ts"
import type { IndexerProgress } from "./progress.ts"
import { Rates } from "./rates.ts"
import { secondsLeft, stateOf } from "./state.ts"

/** Keeps account of what an indexer does, for its operator. */
export class Tracker {
  readonly #chainId: string
  readonly #onProgress: ((progress: IndexerProgress) => void) | undefined
  readonly #outage: Outage
  readonly #rates: Rates<"blocks" | "transactions" | "transfers">
  #head: BlockReference | undefined
  #nodeHead: number | undefined
  #reached = -1
  #ended: { readonly error?: string } | undefined
  #reorgs = 0

  constructor(chainId: string, clock: Clock, log: Log, onProgress?: (progress: IndexerProgress) => void) {
    this.#chainId = chainId
    this.#onProgress = onProgress
    this.#outage = new Outage(clock, log, { chainId })
    this.#rates = new Rates(clock)
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
    this.#rates.start()
  }

  committed(head: BlockReference, blocks: number, transactions: number, transfers: number): void {
    this.#head = head
    this.#rates.add({ blocks, transactions, transfers })
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
    this.#outage.answered()
  }

  faulted(fault: NodeFault): void {
    const lasted = this.#outage.lasts
    this.#outage.faulted(fault)
    if (lasted !== this.#outage.lasts) this.report()
  }

  ended(error?: string): void {
    this.#ended = error === undefined ? {} : { error }
    this.report()
  }

  report(): void {
    this.#onProgress?.(this.progress)
  }

  get progress(): IndexerProgress {
    const situation = {
      hasEnded: this.#ended !== undefined,
      fails: this.#outage.lasts,
      head: this.#head?.number,
      nodeHead: this.#nodeHead,
    }
    const state = stateOf(situation)
    const blocksPerSecond = this.#rates.perSecond("blocks")
    const error = this.#ended ? this.#ended.error : this.#outage.error
    return {
      chainId: this.#chainId,
      state,
      ...(this.#head === undefined ? {} : { head: this.#head }),
      ...(this.#nodeHead === undefined ? {} : { nodeHead: this.#nodeHead }),
      blocksPerSecond,
      transactionsPerSecond: this.#rates.perSecond("transactions"),
      transfersPerSecond: this.#rates.perSecond("transfers"),
      ...secondsLeft(state, situation, blocksPerSecond),
      reorgs: this.#reorgs,
      faults: this.#outage.faults,
      ...(error === undefined ? {} : { error }),
    }
  }
}
