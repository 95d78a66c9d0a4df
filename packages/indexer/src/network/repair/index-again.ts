import { type ChainHeights, type NetworkDefinition, openStore, primaryChains } from "@serac/store"
import type { Clock, LogFunction } from "../../core/index.ts"
import { createNetworkNode } from "../node/create-network-node.ts"
import type { NetworkIndexerProgress, PrimaryChainProgress } from "../progress.ts"
import { runNetworkIndexer } from "../run-network-indexer.ts"
import { boundedNode } from "./bounded-node.ts"

/** How a network is indexed again. */
export interface IndexAgainOptions {
  readonly network: NetworkDefinition
  /** Text of the genesis file. */
  readonly genesis?: string | undefined
  /** The directory of the store that it is indexed into, or was indexed into up to lower blocks. */
  readonly directory: string
  /** The last block of each chain. */
  readonly heights: ChainHeights
  readonly clock: Clock
  readonly log?: LogFunction | undefined
  readonly signal: AbortSignal
  /** Gets the progress at every commit and once a second. */
  readonly onProgress?: ((chains: readonly PrimaryChainProgress[]) => void) | undefined
  /** Default the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Milliseconds without a block after which nodes whose answers fail are given up. */
const failingMs = 60_000
/** The same where nothing fails: a step beside the blocks may wait minutes for nodes. */
const idleMs = 600_000
/** Different errors that are counted. */
const maxErrors = 100

/**
 * Indexes a network from its nodes up to given blocks, verifying all signatures, and does what is done beside the blocks.
 *
 * @throws Error when the nodes do not give what verifies, and the signal's reason after an abort.
 */
export async function indexAgain(options: IndexAgainOptions): Promise<void> {
  const { network, genesis, directory, heights, clock, signal, fetch, onProgress, log = () => {} } = options
  const store = await openStore({ kind: "sqlite", directory })
  const writer = await store.openNetworkWriter(network.networkId)
  const ending = new AbortController()
  const watch = new ProgressWatch(heights, clock)
  try {
    await runNetworkIndexer({
      network,
      genesis,
      writer,
      node: boundedNode(createNetworkNode({ network, clock, log, fetch }), heights),
      clock,
      log,
      verify: "full",
      // No block comes after the last one.
      maxLagMs: 0,
      signal: AbortSignal.any([signal, ending.signal]),
      onProgress: (progress) => {
        onProgress?.(progress.chains)
        if (!ending.signal.aborted && watch.isStuck(progress)) ending.abort(new Error("stuck"))
      },
      onSettled: () => {
        if (watch.isComplete) ending.abort(new Error("indexed"))
      },
    })
    signal.throwIfAborted()
    if (!watch.isComplete) throw new Error(`the nodes' blocks cannot be indexed again: ${watch.reason}`)
  } finally {
    await writer.close()
    await store.close()
  }
}

/** Tells from the progress whether all is indexed, or will not be. */
class ProgressWatch {
  readonly #heights: ChainHeights
  readonly #clock: Clock
  #chains: readonly PrimaryChainProgress[] = []
  #stored = -1
  #since: number
  #isFailing = false
  /** How often each error was reported since the last block: on the way to a lasting one others come and go. */
  readonly #errors = new Map<string, number>()

  constructor(heights: ChainHeights, clock: Clock) {
    this.#heights = heights
    this.#clock = clock
    this.#since = clock.elapsed()
  }

  get isComplete(): boolean {
    return primaryChains.every((chain) => this.#storedOf(chain) === (this.#heights[chain] ?? -1))
  }

  /** Why it is not complete, in words. */
  get reason(): string {
    const [lasting] = [...this.#errors].sort(([, one], [, other]) => other - one)
    if (this.#isFailing && lasting) return lasting[0]
    const behind = primaryChains.find((chain) => this.#storedOf(chain) !== (this.#heights[chain] ?? -1)) ?? "P"
    return `the ${behind}-Chain ends at block ${this.#storedOf(behind)}, and is stored up to ${this.#heights[behind] ?? -1}`
  }

  isStuck({ chains, state, error }: NetworkIndexerProgress): boolean {
    if (state === "stopped") return false
    this.#chains = chains
    const stored = primaryChains.reduce((sum, chain) => sum + this.#storedOf(chain), 0)
    if (stored !== this.#stored) {
      this.#stored = stored
      this.#since = this.#clock.elapsed()
      this.#errors.clear()
    }
    this.#isFailing = state === "retrying" || state === "stuck"
    const told = chains.find((chain) => chain.error !== undefined)?.error ?? error
    if (this.#isFailing && told !== undefined && (this.#errors.has(told) || this.#errors.size < maxErrors))
      this.#errors.set(told, (this.#errors.get(told) ?? 0) + 1)
    return this.#clock.elapsed() - this.#since > (this.#isFailing ? failingMs : idleMs)
  }

  #storedOf(chain: PrimaryChainProgress["chain"]): number {
    return this.#chains.find((one) => one.chain === chain)?.head?.height ?? -1
  }
}
