import type { IndexerMetrics, NetworkBlockReference, PrimaryChain } from "@serac/store"
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
import type { WriterListener } from "../core/writer/index.ts"
import type { NetworkIndexerProgress, PrimaryChainProgress } from "./progress.ts"

/** Milliseconds for which reported heights count in {@link ChainTracker.hasStoredAll}: a node may lag or report a wrong height. */
const heightWindowMs = 30_000

/** Tracks the state and progress of indexing one chain of a network. */
export class ChainTracker {
  readonly chain: PrimaryChain
  readonly outage: Outage
  readonly #stall: Stall
  readonly #rates: Rates<"blocks" | "transactions">
  readonly #report: () => void
  readonly #hasEnded: () => boolean
  readonly #onFault: (fault: NodeFault) => void
  #head: NetworkBlockReference | undefined
  #nodeHeight: number | undefined
  #nodeHeightAt = 0
  /** Unix seconds since when the node has fewer blocks than are stored. */
  #nodeBehindSince: number | undefined
  /** Whether the node's blocks are the stored ones. */
  #isAgreed = false
  #quarantined = 0
  /** When the next request to the node can be sent, by the clock's `elapsed`. */
  #due: () => number
  /** Recently reported heights, the latest last, without those that are not above a later one. */
  #told: { readonly at: number; readonly height: number }[] = []
  readonly #clock: Clock
  /** The nodes' answers that cannot be true. */
  untrue: () => readonly UntrueAnswers[] = () => []

  constructor(
    chain: PrimaryChain,
    outage: Outage,
    clock: Clock,
    network: {
      readonly report: () => void
      readonly hasEnded: () => boolean
      readonly onFault: (fault: NodeFault) => void
    },
  ) {
    this.chain = chain
    this.outage = outage
    this.#clock = clock
    this.#stall = new Stall(clock)
    this.#due = () => clock.elapsed()
    this.#rates = new Rates(clock)
    this.#report = network.report
    this.#hasEnded = network.hasEnded
    this.#onFault = network.onFault
  }

  get head(): NetworkBlockReference | undefined {
    return this.#head
  }

  get nodeHeight(): number | undefined {
    return this.#nodeHeight
  }

  /** Whether all blocks that any node recently had are stored, and a node reported its height after the given moment, by the clock's `elapsed`. */
  hasStoredAll(since: number): boolean {
    const last = this.#told.at(-1)
    return last !== undefined && last.at > since && (this.#head?.height ?? -1) >= (this.#told[0]?.height ?? 0)
  }

  /** Whether all blocks are stored that the node had at its last report. */
  get isCaughtUp(): boolean {
    return this.#nodeHeight !== undefined && (this.#head?.height ?? -1) >= this.#nodeHeight
  }

  /** @param due - when the next request to the node can be sent, by the clock's `elapsed`. */
  asks(due: () => number): void {
    this.#due = due
  }

  stored(head: NetworkBlockReference | undefined): void {
    this.#head = head
  }

  /** @param askedAt - when the height was requested, by the clock's `elapsed`. Default: now. */
  observed(nodeHeight: number, askedAt?: number): void {
    this.#nodeHeight = nodeHeight
    const at = this.#clock.elapsed()
    this.#nodeHeightAt = unixSeconds(this.#clock, askedAt ?? at)
    const isBehind = this.#head !== undefined && nodeHeight < this.#head.height
    this.#nodeBehindSince = isBehind ? (this.#nodeBehindSince ?? this.#nodeHeightAt) : undefined
    this.#isAgreed &&= isBehind
    if (this.#isAgreed || nodeHeight === this.#head?.height) this.#stall.ended()
    this.#told = this.#told.filter((one) => one.at >= at - heightWindowMs && one.height > nodeHeight)
    this.#told.push({ at, height: nodeHeight })
    this.#rates.start()
  }

  /** Records that the node has fewer blocks than are stored, and that they match: the node is only behind. */
  agreed(): void {
    this.#isAgreed = this.#nodeBehindSince !== undefined
    this.#stall.ended()
  }

  committed(head: NetworkBlockReference, blocks: number, transactions: number): void {
    this.#head = head
    this.#stall.ended()
    this.#rates.add({ blocks, transactions })
    this.#report()
  }

  /** @param askedAt - when the request was sent, by the clock's `elapsed`. Default: now. */
  answered(askedAt?: number): void {
    this.outage.answered(askedAt)
  }

  /** Records that a request has no answer. The parameter is when it was sent, by the clock's `elapsed`. */
  silent(askedAt: number): void {
    const lasted = this.outage.lasts
    this.outage.silent(askedAt)
    if (lasted !== this.outage.lasts) this.#report()
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
    this.#report()
  }

  /** Records that the quarantined blocks are stored. */
  released(): void {
    this.#quarantined = 0
    this.#report()
  }

  /** Records that a batch is being stored. */
  storing(): void {
    this.#stall.storing()
  }

  /** Records that storing the batch has ended, successfully or not. */
  settled(): void {
    this.#stall.settled()
  }

  /** Records any fault of the node. */
  faulted(fault: NodeFault): void {
    const lasted = this.outage.lasts
    this.outage.faulted(fault)
    this.#onFault(fault)
    if (lasted !== this.outage.lasts) this.#report()
  }

  get progress(): PrimaryChainProgress {
    const situation = {
      hasEnded: this.#hasEnded(),
      isStuck: this.#stall.stuck !== undefined,
      fails: this.outage.lasts || this.#stall.reason !== undefined,
      head: this.#head?.height,
      nodeHead: this.#nodeHeight,
    }
    const state = indexerState(situation)
    const blocksPerSecond = this.#rates.perSecond("blocks")
    const error = this.#stall.reason ?? this.outage.error
    const { count: untrueAnswers, words: untrue } = untrueWords(this.untrue(), Math.floor(this.#clock.now() / 1000))
    return {
      chain: this.chain,
      state,
      ...(this.#head === undefined ? {} : { head: this.#head }),
      ...(this.#nodeHeight === undefined ? {} : { nodeHeight: this.#nodeHeight, nodeHeightAt: this.#nodeHeightAt }),
      ...(this.#isAgreed && this.#nodeBehindSince !== undefined ? { nodeBehindSince: this.#nodeBehindSince } : {}),
      ...(this.#stall.stuck === undefined ? {} : { stuckAt: this.#stall.stuck.number }),
      ...this.#retryAt(state),
      blocksPerSecond,
      transactionsPerSecond: this.#rates.perSecond("transactions"),
      ...secondsLeft(state, situation, blocksPerSecond),
      faults: this.outage.faults,
      quarantined: this.#quarantined,
      ...(untrueAnswers === 0 ? {} : { untrueAnswers }),
      ...(untrue === undefined ? {} : { untrue }),
      ...(error === undefined ? {} : { error }),
    }
  }

  #retryAt(state: IndexerState): Pick<PrimaryChainProgress, "retryAt"> {
    const { stuck } = this.#stall
    if (state === "stuck" && stuck !== undefined) return { retryAt: stuck.retryAt }
    if (state !== "retrying") return {}
    return { retryAt: unixSeconds(this.#clock, Math.max(this.#clock.elapsed(), this.#due())) }
  }
}

/** Tracks the state and progress of a network's indexer, for its operator. */
export class NetworkTracker {
  readonly chains: Readonly<Record<PrimaryChain, ChainTracker>>
  notes: readonly string[] = []
  readonly #networkId: number
  readonly #onProgress: ((progress: NetworkIndexerProgress) => void) | undefined
  #error: string | undefined
  #metrics: IndexerMetrics | undefined
  #ended: { readonly error?: string } | undefined

  constructor(
    networkId: number,
    clock: Clock,
    log: LogFunction,
    onProgress?: (progress: NetworkIndexerProgress) => void,
  ) {
    this.#networkId = networkId
    this.#onProgress = onProgress
    const network = {
      report: () => this.report(),
      hasEnded: () => this.#ended !== undefined,
      onFault: ({ message }: NodeFault) => {
        this.#error = message
      },
    }
    const tracker = (chain: PrimaryChain) =>
      new ChainTracker(chain, new Outage(clock, log, { networkId, chain }), clock, network)
    this.chains = { P: tracker("P"), X: tracker("X"), C: tracker("C") }
  }

  /** The listener for a call of the writer, by its first argument, a batch with its chain. */
  writerListener(batch: unknown): WriterListener {
    const { chain } = Object(batch) as { readonly chain?: PrimaryChain }
    const tracker = chain && this.chains[chain]
    return {
      storing: () => tracker?.storing(),
      settled: (milliseconds) => {
        tracker?.settled()
        this.#metrics = { ...this.#metrics, batchSeconds: milliseconds / 1000 }
      },
      answeredByStore: (milliseconds) => {
        this.#metrics = { ...this.#metrics, storeSeconds: milliseconds / 1000 }
      },
    }
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

  get progress(): NetworkIndexerProgress {
    const chains = [this.chains.P, this.chains.X, this.chains.C]
    const told = chains.map(({ progress }) => progress)
    const error = this.#ended ? this.#ended.error : this.#error
    return {
      networkId: this.#networkId,
      state: stateOfAll(told.map(({ state }) => state)),
      chains: told,
      faults: chains.reduce((sum, { outage }) => sum + outage.faults, 0),
      ...(error === undefined ? {} : { error }),
      notes: this.notes,
      restarts: 0,
      ...(this.#metrics === undefined ? {} : { metrics: this.#metrics }),
    }
  }
}

/** The worst state of the chains; `starting` ranks before `following`. */
function stateOfAll(states: readonly IndexerState[]): IndexerState {
  const worst: readonly IndexerState[] = ["stopped", "stuck", "retrying", "backfilling", "starting"]
  return worst.find((state) => states.includes(state)) ?? "following"
}
