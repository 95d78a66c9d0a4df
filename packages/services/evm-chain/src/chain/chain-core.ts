import type { EvmBlock } from "../block/block.ts"
import { max } from "../codec/bounds.ts"
import { fromHex, type Hex, toHex } from "../codec/hex.ts"
import { activePrecompiles, type ChainConfig } from "../config/chain-config.ts"
import type { FeeConfig } from "../config/fee-config.ts"
import type { Crypto } from "../crypto/crypto.ts"
import type { BlockContext } from "../execute/block-context.ts"
import { Machine } from "../execute/machine.ts"
import { TimeLimit } from "../execute/time-limit.ts"
import { timeOf } from "../header/header.ts"
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

/** As the node's, in milliseconds. */
const defaultTimeLimit = 5_000

/** What a chain's core is made of. */
export interface CoreParts {
  readonly options: EvmChainOptions
  readonly crypto: Crypto
  readonly store: NodeStore
  /** Upon which blocks are made. */
  readonly state: WorldState
  /** In which questions are answered. */
  readonly reading: WorldState
  readonly history: History
}

/** A chain's blocks and states, and what executes code on them: what making blocks and answering questions have in common. */
export class ChainCore {
  readonly options: EvmChainOptions
  readonly crypto: Crypto
  readonly config: ChainConfig
  readonly identity: ChainIdentity
  readonly history: History
  /** The tip's state. */
  readonly state: WorldState
  /** Executes blocks on the tip's state. */
  readonly machine: () => Promise<Machine>
  readonly #store: NodeStore
  readonly #reading: WorldState
  readonly #reader: () => Promise<Machine>
  readonly #readers = new Queue()
  /** Roots of states that somebody changed by hand after a block, by the hash of it. */
  readonly #editedRoots = new Map<Hex, Hex>()

  constructor({ options, crypto, store, state, reading, history }: CoreParts) {
    const { networkID, blockchainID, subnetID } = options
    this.options = options
    this.crypto = crypto
    this.config = options.genesis.config
    this.identity = { networkID, blockchainID, subnetID }
    this.history = history
    this.state = state
    this.#store = store
    this.#reading = reading
    const { config, identity } = this
    const blockHash = (number: bigint) => history.at(number)?.hash
    this.machine = once(() => Machine.create({ state, crypto, config, identity, blockHash }))
    const timeLimit = new TimeLimit(options.timeLimit ?? defaultTimeLimit)
    this.#reader = once(() => Machine.create({ state: reading, crypto, config, identity, blockHash, timeLimit }))
  }

  get tip(): EvmBlock {
    return this.history.tip
  }

  /** Whole milliseconds since 1970. */
  now(): number {
    return Math.floor(this.options.clock.now())
  }

  /** Nodes and codes that are kept. */
  get storedNodes(): number {
    return this.#store.size
  }

  /** The root of the state after a block, with what was changed by hand since. */
  rootOf(block: EvmBlock): Hex {
    return this.#editedRoots.get(block.hash) ?? block.header.stateRoot
  }

  /** The state after a block is another from now on. */
  setRoot(block: EvmBlock, root: Hex): void {
    if (root === block.header.stateRoot) this.#editedRoots.delete(block.hash)
    else this.#editedRoots.set(block.hash, root)
  }

  /** The tip's state, without anything that was not committed. */
  tipState(): WorldState {
    this.state.goTo(this.rootOf(this.tip))
    return this.state
  }

  /** What code sees that runs in a block. */
  contextOf({ header }: EvmBlock): BlockContext {
    const { number, timestamp, gasLimit, miner } = header
    return { number, timestamp, gasLimit, baseFee: header.baseFeePerGas ?? 0n, coinbase: miner }
  }

  /** Reads the state after a block, see {@link EvmChain.read}. */
  async read<Result>(block: EvmBlock, task: (machine: Machine) => Promise<Result>): Promise<Result> {
    return this.#readers.run(async () => {
      const reader = await this.#reader()
      const { state } = reader
      const root = this.rootOf(block)
      if (!state.hasRoot(fromHex(root)))
        throw new EvmError(`missing trie node ${root.slice(2)} (path ) state ${root} is not available`)
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

  /** The fees in a block's state, and the height at which they were written. */
  async feeConfigAt(block: EvmBlock): Promise<{ readonly feeConfig: FeeConfig; readonly lastChangedAt: bigint }> {
    if (!this.#managesFees(block)) return { feeConfig: this.config.feeConfig, lastChangedAt: 0n }
    return this.read(block, async ({ state }) => ({
      feeConfig: await storedFeeConfig(state),
      lastChangedAt: await feesLastChangedAt(state),
    }))
  }

  /** The fees of a block upon the tip. */
  async feeConfig(): Promise<FeeConfig> {
    return this.#managesFees(this.tip) ? storedFeeConfig(this.tipState()) : this.config.feeConfig
  }

  /** What a block has upon the tip that is made now. */
  nextHeader(feeConfig: FeeConfig): NextHeader {
    const { header } = this.tip
    return nextHeader(header, max(BigInt(this.now()), timeOf(header)), this.config, feeConfig)
  }

  /** To whom the fees of a block upon the tip go; undefined for whom the block names. */
  async feeRecipient(): Promise<Hex | undefined> {
    if (this.config.kind === "coreth") return blackhole
    const active = activePrecompiles(this.config, Number(this.tip.header.timestamp)).rewardManagerConfig
    if (active !== undefined) return storedRewardAddress(this.tipState())
    return this.config.allowFeeRecipients ? undefined : blackhole
  }

  /** All blocks and states as plain JSON. */
  dump(): Pick<ChainDump, "blocks" | "nodes"> {
    const blocks: ChainDump["blocks"][number][] = []
    for (let height = 0n; height <= this.tip.header.number; height++) {
      const block = this.history.at(height) as EvmBlock
      blocks.push(dumpBlock(block, this.config.kind, this.rootOf(block)))
    }
    const nodes = [...this.#store.entries()].map(([key, bytes]) => [key, toHex(bytes)])
    return { blocks, nodes: Object.fromEntries(nodes) }
  }

  /** Forgets the states that are not beneath one of the roots. */
  async prune(roots: ReadonlySet<Hex>): Promise<void> {
    await this.#readers.run(async () => {
      prune(this.#store, roots)
      this.#reading.clearCaches()
    })
  }

  #managesFees({ header }: EvmBlock): boolean {
    return activePrecompiles(this.config, Number(header.timestamp)).feeManagerConfig !== undefined
  }
}

/** Makes something when it is first asked for, and gives the same from then on. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
