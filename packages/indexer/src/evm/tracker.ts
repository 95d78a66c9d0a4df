import type { BlockReference, IndexerMetrics } from "@serac/store"
import { type Clock, type LogFunction, type NodeFault, unixSeconds } from "../core/index.ts"
import { type UntrueAnswers, untrueWords } from "../core/node/index.ts"
import {
  type IndexerState,
  indexerState,
  Outage,
  Rates,
  Stall,
  type StuckBlock,
  secondsLeft,
} from "../core/progress/index.ts"
import type { IndexerProgress } from "./progress.ts"

/** Tracks the state and progress of an indexer, for its operator. */
export class Tracker {
  readonly #chainId: string
  readonly #onProgress: ((progress: IndexerProgress) => void) | undefined
  readonly #clock: Clock
  readonly #outage: Outage
  readonly #stall: Stall
  readonly #rates: Rates<"blocks" | "transactions" | "transfers">
  #head: BlockReference | undefined
  #nodeHead: number | undefined
  #nodeHeadAt = 0
  /** Unix seconds since when the node has fewer blocks than are stored. */
  #nodeBehindSince: number | undefined
  /** Whether the node's blocks are the stored ones. */
  #isAgreed = false
  #quarantined = 0
  /** When the next request to the node can be sent, by the clock's `elapsed`. */
  #due: () => number
  #metrics: IndexerMetrics | undefined
  #reached = -1
  #unverified: string | undefined
  #ended: { readonly error?: string } | undefined
  #reorgs = 0

  /** The nodes' answers that cannot be true. */
  untrue: () => readonly UntrueAnswers[] = () => []
  /** Which blocks are stored without traces, since the traces cannot be true. */
  refusedTraces: () => string | undefined = () => undefined

  constructor(chainId: string, clock: Clock, log: LogFunction, onProgress?: (progress: IndexerProgress) => void) {
    this.#chainId = chainId
    this.#onProgress = onProgress
    this.#clock = clock
    this.#outage = new Outage(clock, log, { chainId })
    this.#stall = new Stall(clock)
    this.#due = () => clock.elapsed()
    this.#rates = new Rates(clock)
  }

  /** The highest block that a node has returned completely; -1 before the first. */
  get reached(): number {
    return this.#reached
  }

  /** The last stored block. */
  get head(): BlockReference | undefined {
    return this.#head
  }

  get nodeHead(): number | undefined {
    return this.#nodeHead
  }

  /** @param due - when the next request to the node can be sent, by the clock's `elapsed`. */
  asks(due: () => number): void {
    this.#due = due
  }

  stored(head: BlockReference | undefined): void {
    this.#head = head
  }

  /** @param askedAt - when the head was requested, by the clock's `elapsed`. Default: now. */
  observed(nodeHead: number, askedAt = this.#clock.elapsed()): void {
    this.#nodeHead = nodeHead
    this.#nodeHeadAt = unixSeconds(this.#clock, askedAt)
    const isBehind = this.#head !== undefined && nodeHead < this.#head.number
    this.#nodeBehindSince = isBehind ? (this.#nodeBehindSince ?? this.#nodeHeadAt) : undefined
    this.#isAgreed &&= isBehind
    this.#rates.start()
  }

  /** The node's head is a stored block: no block is missing, although the node may be behind. */
  agreed(): void {
    this.#isAgreed = this.#nodeBehindSince !== undefined
    this.#stall.ended()
  }

  committed(head: BlockReference, blocks: number, transactions: number, transfers: number): void {
    this.#head = head
    this.#stall.settled()
    this.#stall.ended()
    this.#rates.add({ blocks, transactions, transfers })
    this.report()
  }

  reorganised(head: BlockReference | undefined): void {
    this.#reorgs++
    this.#head = head
    this.report()
  }

  /**
   * @param highest - the highest block that the answer contains completely.
   * @param askedAt - when the request was sent, by the clock's `elapsed`. Default: now.
   */
  answered(highest = -1, askedAt?: number): void {
    this.#reached = Math.max(this.#reached, highest)
    this.#outage.answered(askedAt)
  }

  /** Records any fault of the node. */
  faulted(fault: NodeFault): void {
    const lasted = this.#outage.lasts
    this.#outage.faulted(fault)
    if (lasted !== this.#outage.lasts) this.report()
  }

  /** Records that a request has no answer. The parameter is when it was sent, by the clock's `elapsed`. */
  silent(askedAt: number): void {
    const lasted = this.#outage.lasts
    this.#outage.silent(askedAt)
    if (lasted !== this.#outage.lasts) this.report()
  }

  /** Records that blocks could not be fetched or processed. */
  blocked(fault: NodeFault): void {
    this.#stall.faulted(fault.message)
    this.faulted(fault)
  }

  /** Records that a block stops the indexer, until another one is stored. */
  stuck(block: StuckBlock, quarantined: number): void {
    this.#stall.stuck = block
    this.#quarantined = quarantined
    this.report()
  }

  /** Records that blocks are not verified. @param reason - which blocks, and why. */
  unverified(reason: string): void {
    this.#unverified = reason
  }

  /** Records that the quarantined blocks are stored. */
  released(): void {
    this.#quarantined = 0
    this.report()
  }

  /** Records that a batch is being stored. */
  storing(): void {
    this.#stall.storing()
  }

  /** Records that storing the batch has ended, successfully or not, after this many milliseconds. */
  settled(milliseconds: number): void {
    this.#stall.settled()
    this.#metrics = { ...this.#metrics, batchSeconds: milliseconds / 1000 }
  }

  /** Records that another call of the store took this many milliseconds. */
  answeredByStore(milliseconds: number): void {
    this.#metrics = { ...this.#metrics, storeSeconds: milliseconds / 1000 }
  }

  /** Records the bytes of answers that wait to be stored. */
  queued(bytes: number): void {
    this.#metrics = { ...this.#metrics, queueBytes: bytes }
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
      isStuck: this.#stall.stuck !== undefined,
      fails: this.#outage.lasts || this.#stall.reason !== undefined,
      head: this.#head?.number,
      nodeHead: this.#nodeHead,
    }
    const state = indexerState(situation)
    const blocksPerSecond = this.#rates.perSecond("blocks")
    const { count: untrueAnswers, words: untrue } = untrueWords(this.untrue(), Math.floor(this.#clock.now() / 1000))
    const refusedTraces = this.refusedTraces()
    const error = this.#ended ? this.#ended.error : (this.#stall.reason ?? this.#outage.error)
    return {
      chainId: this.#chainId,
      state,
      ...(this.#head === undefined ? {} : { head: this.#head }),
      ...(this.#nodeHead === undefined ? {} : { nodeHead: this.#nodeHead, nodeHeadAt: this.#nodeHeadAt }),
      ...(this.#isAgreed && this.#nodeBehindSince !== undefined ? { nodeBehindSince: this.#nodeBehindSince } : {}),
      ...(this.#stall.stuck === undefined ? {} : { stuckAt: this.#stall.stuck.number }),
      ...this.#retryAt(state),
      blocksPerSecond,
      transactionsPerSecond: this.#rates.perSecond("transactions"),
      transfersPerSecond: this.#rates.perSecond("transfers"),
      ...secondsLeft(state, situation, blocksPerSecond),
      reorgs: this.#reorgs,
      faults: this.#outage.faults,
      quarantined: this.#quarantined,
      restarts: 0,
      ...(error === undefined ? {} : { error }),
      ...(this.#unverified === undefined ? {} : { unverified: this.#unverified }),
      ...(untrue === undefined ? {} : { untrue }),
      ...(refusedTraces === undefined ? {} : { refusedTraces }),
      metrics: { ...this.#metrics, untrueAnswers },
    }
  }

  #retryAt(state: IndexerState): Pick<IndexerProgress, "retryAt"> {
    const { stuck } = this.#stall
    if (state === "stuck" && stuck !== undefined) return { retryAt: stuck.retryAt }
    if (state !== "retrying") return {}
    return { retryAt: unixSeconds(this.#clock, Math.max(this.#clock.elapsed(), this.#due())) }
  }
}
