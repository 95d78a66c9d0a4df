import { blocksBetween, clockAfter, executesChildLater, settledBy } from "../asynchronous/settlement.ts"
import { gasLimitOf } from "../asynchronous/worst-case.ts"
import type { EvmBlock } from "../block/block.ts"
import { baseFeeOf, stateRootOf } from "../block/outcome.ts"
import { max } from "../codec/bounds.ts"
import { fromHex, type Hex, toHex } from "../codec/hex.ts"
import { activePrecompiles, type ChainConfig } from "../config/chain-config.ts"
import type { FeeConfig } from "../config/fee-config.ts"
import type { Crypto } from "../crypto/crypto.ts"
import type { BlockContext } from "../execute/block-context.ts"
import { Machine } from "../execute/machine.ts"
import type { TimeLimit } from "../execute/time-limit.ts"
import { priceOf } from "../fees/gas-clock.ts"
import { headerTimeMs } from "../header/header.ts"
import { blackhole, type NextHeader, nextHeader } from "../header/next.ts"
import { feesLastChangedAt, storedFeeConfig } from "../precompiles/fee-manager.ts"
import type { ChainIdentity } from "../precompiles/precompile.ts"
import { storedRewardAddress } from "../precompiles/reward-manager.ts"
import type { NodeStore } from "../state/node-store.ts"
import { prune } from "../state/prune.ts"
import type { WorldState } from "../state/world-state.ts"
import { type ChainDump, dumpBlock } from "./dump.ts"
import { EvmError } from "./evm-error.ts"
import type { History } from "./history.ts"
import type { EvmChainOptions } from "./options.ts"
import { Queue } from "./queue.ts"

/** The parts that a chain's core is made of. */
export interface CoreParts {
  readonly options: EvmChainOptions
  readonly crypto: Crypto
  readonly store: NodeStore
  /** The state that blocks are made on. */
  readonly state: WorldState
  /** The state for calls and queries. */
  readonly reading: WorldState
  /** The state for reads of settled accounts. */
  readonly settled: WorldState
  readonly history: History
  /** The time limit of calls and queries. */
  readonly timeLimit: TimeLimit
}

/** A chain's blocks and states, and the machines that execute code on them: the common parts of block production and queries. */
export class ChainCore {
  readonly options: EvmChainOptions
  readonly crypto: Crypto
  readonly config: ChainConfig
  readonly identity: ChainIdentity
  readonly history: History
  /** The tip's state. */
  readonly state: WorldState
  /** The machine that executes blocks on the tip's state. */
  readonly machine: () => Promise<Machine>
  readonly #store: NodeStore
  readonly #reading: WorldState
  readonly #settled: WorldState
  readonly #timeLimit: TimeLimit
  readonly #reader: () => Promise<Machine>
  readonly #readers = new Queue()
  /** Roots of edited states, by the hash of the block before the edit. */
  readonly #editedRoots = new Map<Hex, Hex>()

  constructor({ options, crypto, store, state, reading, settled, history, timeLimit }: CoreParts) {
    const { networkID, blockchainID, subnetID } = options
    this.options = options
    this.crypto = crypto
    this.config = options.genesis.config
    this.identity = { networkID, blockchainID, subnetID }
    this.history = history
    this.state = state
    this.#store = store
    this.#reading = reading
    this.#settled = settled
    this.#timeLimit = timeLimit
    const { config, identity } = this
    const { fork } = options
    const blockHash = (number: bigint) =>
      history.at(number)?.hash ?? (fork && timeLimit.pauseFor(fork.upstream.blockHash(number)))
    this.machine = once(() => Machine.create({ state, crypto, config, identity, blockHash }))
    this.#reader = once(() => Machine.create({ state: reading, crypto, config, identity, blockHash, timeLimit }))
  }

  /** The limits of calls and traces. */
  get limits(): Pick<EvmChainOptions, "traceLimit"> & Required<Pick<EvmChainOptions, "timeLimit">> {
    const { traceLimit } = this.options
    return { timeLimit: this.#timeLimit.milliseconds, ...(traceLimit === undefined ? {} : { traceLimit }) }
  }

  get tip(): EvmBlock {
    return this.history.tip
  }

  /** Whole milliseconds since 1970. */
  now(): number {
    return Math.floor(this.options.clock.now())
  }

  /** The number of stored trie nodes and codes. */
  get storedNodes(): number {
    return this.#store.size
  }

  /** The root of the state after a block, including later edits. */
  rootOf(block: EvmBlock): Hex {
    return this.#editedRoots.get(block.hash) ?? stateRootOf(block)
  }

  /** Replaces the root of the state after a block. */
  setRoot(block: EvmBlock, root: Hex): void {
    if (root === stateRootOf(block)) this.#editedRoots.delete(block.hash)
    else this.#editedRoots.set(block.hash, root)
  }

  /** Whether a cheatcode edited the state after a block. */
  isEdited(block: EvmBlock): boolean {
    return this.#editedRoots.has(block.hash)
  }

  /** The asset id of AVAX on the X-Chain, 32 bytes. */
  get avaxAssetID(): Uint8Array {
    return this.options.avaxAssetID ?? new Uint8Array(32)
  }

  /** The state after a block, read-only, for the producer of the next block. @throws EvmError if it was pruned */
  settledState(block: EvmBlock): WorldState {
    const root = this.rootOf(block)
    if (!this.#settled.hasRoot(fromHex(root))) throw missingState(root)
    this.#settled.goTo(root)
    return this.#settled
  }

  /** The state roots that the next block may need: from the settled block to the tip. */
  unsettledRoots(): readonly Hex[] {
    const { history, tip } = this
    const settled = settledBy(history, tip)
    return [settled, ...blocksBetween(history, settled, tip)].map((block) => this.rootOf(block))
  }

  /** The tip's state, without uncommitted changes. */
  tipState(): WorldState {
    this.state.goTo(this.rootOf(this.tip))
    return this.state
  }

  /** The block context for code that runs in a block. */
  contextOf(block: EvmBlock): BlockContext {
    const { number, timestamp, gasLimit, miner, difficulty } = block.header
    return { number, timestamp, gasLimit, baseFee: baseFeeOf(block), coinbase: miner, difficulty }
  }

  /** Reads the state after a block; see {@link EvmChain.read}. */
  async read<Result>(block: EvmBlock, task: (machine: Machine) => Promise<Result>): Promise<Result> {
    return this.#readers.run(async () => {
      const reader = await this.#reader()
      const { state } = reader
      const root = this.rootOf(block)
      if (!state.hasRoot(fromHex(root))) throw missingState(root)
      state.goTo(root)
      state.checkpoint()
      reader.startTime()
      try {
        return await task(reader)
      } finally {
        state.discardChanges()
      }
    })
  }

  /** The fee configuration in a block's state, and the height of its last change. */
  async feeConfigAt(block: EvmBlock): Promise<{ readonly feeConfig: FeeConfig; readonly lastChangedAt: bigint }> {
    if (!this.#managesFees(block)) return { feeConfig: this.config.feeConfig, lastChangedAt: 0n }
    return this.read(block, async ({ state }) => ({
      feeConfig: await storedFeeConfig(state),
      lastChangedAt: await feesLastChangedAt(state),
    }))
  }

  /** The fee configuration for the next block. */
  async feeConfig(): Promise<FeeConfig> {
    return this.#managesFees(this.tip) ? storedFeeConfig(this.tipState()) : this.config.feeConfig
  }

  /** The gas limit of the next block if it is made now, and its highest possible base fee in wei. */
  async nextFees(): Promise<Pick<NextHeader, "gasLimit" | "baseFeePerGas">> {
    const { tip, config } = this
    if (executesChildLater(tip, config)) {
      const { target } = clockAfter(tip)
      const latest = tip.execution?.latestClock
      return { gasLimit: gasLimitOf(target), baseFeePerGas: latest === undefined ? baseFeeOf(tip) : priceOf(latest) }
    }
    const { feeConfig } = await this.feeConfigAt(tip)
    return nextHeader(tip.header, max(BigInt(this.now()), headerTimeMs(tip.header)), config, feeConfig)
  }

  /** The address that receives the fees of the next block; undefined if the block itself names it. */
  async feeRecipient(): Promise<Hex | undefined> {
    if (this.config.kind === "coreth") return blackhole
    const active = activePrecompiles(this.config, Number(this.tip.header.timestamp)).rewardManagerConfig
    if (active !== undefined) return storedRewardAddress(this.tipState())
    return this.config.allowFeeRecipients ? undefined : blackhole
  }

  /** All blocks and states as plain JSON. */
  dump(): Pick<ChainDump, "blocks" | "nodes"> {
    const blocks: ChainDump["blocks"][number][] = []
    for (let height = this.history.first; height <= this.tip.header.number; height++) {
      const block = this.history.at(height) as EvmBlock
      blocks.push(dumpBlock(block, this.config.kind, this.rootOf(block)))
    }
    const nodes = [...this.#store.entries()].map(([key, bytes]) => [key, toHex(bytes)])
    return { blocks, nodes: Object.fromEntries(nodes) }
  }

  /** Deletes all states except those of the newest `keep` blocks, those that the next block may need, and the given roots. */
  async prune(keep: number, given: readonly Hex[]): Promise<void> {
    const roots = new Set([...given, ...this.unsettledRoots()])
    const { number } = this.tip.header
    for (let height = number; height >= this.history.first && height > number - BigInt(keep); height--)
      roots.add(this.rootOf(this.history.at(height) as EvmBlock))
    await this.#readers.run(async () => {
      prune(this.#store, roots)
      this.#reading.clearCaches()
      this.#settled.clearCaches()
    })
  }

  #managesFees({ header }: EvmBlock): boolean {
    return activePrecompiles(this.config, Number(header.timestamp)).feeManagerConfig !== undefined
  }
}

const missingState = (root: Hex): EvmError =>
  new EvmError(`missing trie node ${root.slice(2)} (path ) state ${root} is not available`)

/** Creates a value on the first call and returns the same one on later calls. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
