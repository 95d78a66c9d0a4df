import { type NetworkDefinition, type NetworkWriter, type PrimaryChain, primaryChains } from "@serac/store"
import { sharedKeccak } from "../core/header/index.ts"
import { type Clock, errorMessage, type LogFunction, type NodeFault } from "../core/index.ts"
import { NodeComparison } from "../core/node/index.ts"
import type { Quarantine } from "../core/quarantine/index.ts"
import { type IndexingLimits, indexingSettings, type Verify } from "../core/settings.ts"
import { oneAtATime, timedWriter } from "../core/writer/index.ts"
import { createCWork } from "./c/c-work.ts"
import type { ChainBlock } from "./chain-block.ts"
import { ChainRun } from "./chain-run.ts"
import { Beginning } from "./maintenance/beginning.ts"
import { SumCatchUp } from "./maintenance/catch-up-sums.ts"
import { ProposerFinder } from "./maintenance/find-proposers.ts"
import type { MaintenanceContext } from "./maintenance/maintenance-context.ts"
import { Notes } from "./maintenance/notes.ts"
import { StakerObserver } from "./maintenance/observe-stakers.ts"
import { InputResolver } from "./maintenance/resolve-inputs.ts"
import { runMaintenance } from "./maintenance/run-maintenance.ts"
import { TermsWatch } from "./maintenance/watch-terms.ts"
import { NetworkTracker } from "./network-tracker.ts"
import type { NetworkNode } from "./node/network-node.ts"
import { loadPlatform } from "./p/load-platform.ts"
import { createPWork } from "./p-work.ts"
import type { PackedNetworkBatch } from "./packed/packed-network-batch.ts"
import type { NetworkIndexerProgress } from "./progress.ts"
import { networkNames } from "./render/names.ts"
import { DeferredSpends } from "./verify/deferred-spends.ts"
import { SpendVerifier } from "./verify/spend-verifier.ts"
import { Credentials } from "./x/credentials.ts"
import { createXWork } from "./x/x-work.ts"

/** The divisor of an EVM chain's buffer size: blocks of a primary network are small, and it has three chains. */
const buffers = 4

/** The options of {@link runNetworkIndexer}: every external dependency can be replaced. */
export interface NetworkRunOptions extends IndexingLimits {
  readonly network: NetworkDefinition
  /** The indexer does not close the writer. */
  readonly writer: NetworkWriter
  readonly node: NetworkNode
  readonly clock: Clock
  readonly log: LogFunction
  /** Ends the indexer. */
  readonly signal: AbortSignal
  /** Text of the genesis file. */
  readonly genesis?: string | undefined
  /** Default 60_000. */
  readonly observeInterval?: number | undefined
  /** Milliseconds that nodes may lag behind each other. Default 30_000. */
  readonly maxLagMs?: number | undefined
  /** Default `heads`. */
  readonly verify?: Verify | undefined
  /** Whether the blocks of several nodes are compared with each other. Default false. */
  readonly comparesNodes?: boolean | undefined
  /** Keeps blocks that cannot be read. Default none: they are only reported. */
  readonly quarantine?: ((chain: PrimaryChain) => Quarantine) | undefined
  /** Receives each block that contradicts what is stored. What it throws ends the indexer. Default: it is fetched again for a while. */
  readonly onRefused?: ((chain: PrimaryChain, block: ChainBlock, fault: NodeFault) => void) | undefined
  readonly onProgress?: ((progress: NetworkIndexerProgress) => void) | undefined
  /** Called when all blocks that nodes have are stored, and all that is done beside them is done. */
  readonly onSettled?: (() => void) | undefined
}

/**
 * Indexes a primary network until the signal aborts; then it resolves, after the running write has ended. It rejects if an
 * operator is needed: if all nodes have another network or history, the genesis belongs to another network, or the store
 * fails.
 *
 * Time, randomness, the nodes and the store are injected, so that a simulation can control them.
 */
export async function runNetworkIndexer(options: NetworkRunOptions): Promise<void> {
  const { network, signal, clock, log } = options
  const tracker = new NetworkTracker(network.networkId, clock, log, options.onProgress)
  for (const chain of primaryChains) tracker.chains[chain].untrue = () => options.node.untrue(chain)
  const ended = new AbortController()
  const writer = timedWriter(oneAtATime(options.writer), clock, ([batch]) => tracker.writerListener(batch))
  const run = new NetworkRun({ ...options, writer, signal: AbortSignal.any([signal, ended.signal]) }, tracker)
  const ticking = tick(tracker, clock, AbortSignal.any([signal, ended.signal]), () => run.queuedBytes)
  let failure: { readonly error: unknown } | undefined
  // The module that hashes headers is loaded in advance, so that nothing waits for it later.
  await sharedKeccak()
  try {
    await run.loop()
  } catch (error) {
    if (!signal.aborted) failure = { error }
  }
  ended.abort()
  await Promise.allSettled([run.end(), ticking])
  tracker.ended(failure && errorMessage(failure.error))
  if (failure) throw failure.error
}

async function tick(
  tracker: NetworkTracker,
  clock: Clock,
  signal: AbortSignal,
  queuedBytes: () => number,
): Promise<void> {
  while (!signal.aborted) {
    tracker.queued(queuedBytes())
    tracker.report()
    await clock.sleep(1000, signal).catch(() => {})
  }
}

class NetworkRun {
  readonly #options: NetworkRunOptions
  readonly #context: MaintenanceContext
  readonly #observer: StakerObserver
  readonly #chains: readonly { readonly queuedBytes: number; loop(): Promise<never>; end(): Promise<void> }[]
  readonly #deferred = new DeferredSpends()
  readonly #terms: TermsWatch
  /** By chain; empty unless there are several nodes. */
  readonly #comparisons: readonly (readonly [PrimaryChain, NodeComparison])[]
  #loops: Promise<unknown> = Promise.resolve()
  #hasConsumed = false

  constructor(options: NetworkRunOptions, tracker: NetworkTracker) {
    const { network, writer, node, clock, log, signal, maxLagMs, observeInterval = 60_000 } = options
    const {
      concurrency = indexingSettings.concurrency.default,
      maxBufferBytes: bufferBytes = indexingSettings.maxBufferBytes.default,
      pollInterval = indexingSettings.pollInterval.default,
    } = options
    const maxBufferBytes = Math.floor(bufferBytes / buffers)
    const names = networkNames(network)
    const notes = new Notes(writer, tracker)
    this.#options = options
    this.#comparisons = options.comparesNodes
      ? primaryChains.map((chain) => [chain, comparisonOf(chain, options, tracker)])
      : []
    this.#context = { network, node, writer, tracker, notes, names, clock, log, signal, maxLagMs }
    this.#observer = new StakerObserver(this.#context, observeInterval)
    const { networkId } = network
    this.#terms = new TermsWatch({
      ...{ networkId, node, writer, clock, log, signal },
      onFault: (fault) => tracker.chains.P.faulted(fault),
    })
    const common = { networkId, node, writer, clock, log, signal, concurrency, maxBufferBytes, pollInterval }
    const context = { names, credentials: new Credentials(), writer }
    const storing = (chain: "P" | "X" | "C") => {
      return {
        writer,
        tracker: tracker.chains[chain],
        clock,
        onStored: (batch: PackedNetworkBatch) => this.#stored(batch),
      }
    }
    const deferred = this.#deferred
    const spends = (chain: PrimaryChain) => {
      const nodeHeight = () => tracker.chains[chain].nodeHeight
      return new SpendVerifier({ chain, verify: options.verify, clock, nodeHeight, deferred })
    }
    const asideOf = (chain: PrimaryChain) => ({
      tracker: tracker.chains[chain],
      quarantine: options.quarantine?.(chain),
      onRefused: options.onRefused,
    })
    this.#chains = [
      new ChainRun({
        ...common,
        ...asideOf("P"),
        work: createPWork({ ...options, terms: this.#terms, loadPlatform, storing: storing("P"), spends: spends("P") }),
      }),
      new ChainRun({
        ...common,
        ...asideOf("X"),
        work: createXWork({ ...options, ...context, storing: storing("X"), spends: spends("X") }),
      }),
      new ChainRun({
        ...common,
        ...asideOf("C"),
        work: createCWork({ ...context, storing: storing("C"), spends: spends("C") }),
      }),
    ]
  }

  /** Bytes of fetched blocks that are not stored yet. */
  get queuedBytes(): number {
    return this.#chains.reduce((sum, chain) => sum + chain.queuedBytes, 0)
  }

  /** Runs all parts until one of them ends, which ends all. */
  async loop(): Promise<void> {
    const { writer } = this.#options
    await Promise.all(this.#comparisons.map(async ([chain, one]) => one.begin((await writer.head(chain))?.height)))
    const comparing = this.#comparisons.map(([, one]) => one.loop())
    const parts = [...this.#chains.map((chain) => chain.loop()), this.#maintain(), this.#terms.loop(), ...comparing]
    this.#loops = Promise.allSettled(parts)
    await Promise.race(parts)
  }

  /** Waits for the running store operations. To be called after the signal has aborted. */
  async end(): Promise<void> {
    await this.#loops
    await Promise.allSettled(this.#chains.map((chain) => chain.end()))
  }

  #maintain(): Promise<never> {
    const context = this.#context
    return runMaintenance(
      {
        observer: this.#observer,
        proposers: new ProposerFinder(context),
        resolver: new InputResolver(context),
        sums: new SumCatchUp(context),
        spends: this.#deferred,
        terms: this.#terms,
        beginning: new Beginning(context, this.#options.genesis !== undefined),
        hasConsumed: () => {
          const has = this.#hasConsumed
          this.#hasConsumed = false
          return has
        },
        onSettled: this.#options.onSettled,
      },
      context,
    )
  }

  #stored(batch: PackedNetworkBatch): void {
    this.#hasConsumed ||= batch.counts.consumptions > 0
    this.#observer.stored(batch)
  }
}

/** Compares nodes with each other by their blocks of a chain. */
function comparisonOf(chain: PrimaryChain, options: NetworkRunOptions, tracker: NetworkTracker): NodeComparison {
  const { network, node, clock, signal } = options
  return new NodeComparison({
    subject: `The ${chain}-Chain of network ${network.networkId}`,
    reset: `serac reset --network ${network.networkId}`,
    height: () => tracker.chains[chain].head?.height,
    ask: (height, signal) => node.blocksAt(chain, height, signal),
    clock,
    signal,
  })
}
