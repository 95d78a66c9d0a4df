import { decodeBlock, type EvmBlock } from "../block/block.ts"
import { genesisBlock } from "../block/genesis-block.ts"
import { max, min } from "../codec/bounds.ts"
import { fromHex, type Hex } from "../codec/hex.ts"
import { activePrecompiles, type ChainConfig } from "../config/chain-config.ts"
import type { FeeConfig } from "../config/fee-config.ts"
import type { EvmGenesis } from "../config/genesis.ts"
import { type Crypto, loadCrypto } from "../crypto/crypto.ts"
import type { BlockContext } from "../execute/block-context.ts"
import { Machine } from "../execute/machine.ts"
import { delayOf } from "../fees/delay.ts"
import { type Header, timeOf } from "../header/header.ts"
import { blackhole, nextHeader } from "../header/next.ts"
import { assertAcceptable, assertSendable } from "../pool/acceptable.ts"
import { byPriceAndNonce, type PoolSnapshot, TransactionPool } from "../pool/transaction-pool.ts"
import type { AtomicBackend } from "../ports/atomic.ts"
import type { Clock } from "../ports/clock.ts"
import type { WarpVerifier } from "../ports/warp.ts"
import { feesLastChangedAt, storedFeeConfig } from "../precompiles/fee-manager.ts"
import type { ChainIdentity } from "../precompiles/precompile.ts"
import { storedRewardAddress } from "../precompiles/reward-manager.ts"
import { NodeStore } from "../state/node-store.ts"
import { prune } from "../state/prune.ts"
import { emptyAccount, WorldState } from "../state/world-state.ts"
import { decodeTransaction } from "../transaction/decode.ts"
import { costOf, type Transaction } from "../transaction/transaction.ts"
import { assemble } from "./assemble.ts"
import { type AtomicTransfers, givenTransfers, pendingTransfers } from "./atomic.ts"
import { Emitter } from "./events.ts"
import { EvmError } from "./evm-error.ts"
import { History, type TransactionPlace } from "./history.ts"
import { Queue } from "./queue.ts"

/** What an EVM chain is made of. */
export interface EvmChainOptions extends ChainIdentity {
  readonly genesis: EvmGenesis
  readonly clock: Clock
  /** AVAX on the X-Chain: what the C-Chain's atomic transactions move. */
  readonly avaxAssetID?: Uint8Array
  /** Without it no warp message ever holds. */
  readonly warp?: WarpVerifier
  /** Without it there are no atomic transactions. */
  readonly atomic?: AtomicBackend
}

/** How a block is to be made. */
export interface BuildOptions {
  /** Milliseconds since 1970; by default now, or as soon after the tip as a block may be. */
  readonly milliseconds?: bigint
  /** A block without transactions is made too; otherwise there is none without any. */
  readonly allowEmpty?: boolean
  /** Exactly these transactions in this order, whatever the pool has; the first that cannot be executed refuses the block. */
  readonly transactions?: readonly Transaction[]
  readonly coinbase?: Hex
}

/** A chain at one time. */
export interface ChainMark {
  readonly tip: EvmBlock
  readonly root: Hex
  readonly pool: PoolSnapshot
}

/** An EVM chain: its blocks, its states, and what waits for the next block. */
export class EvmChain {
  readonly identity: ChainIdentity
  readonly events = new Emitter()
  readonly pool = new TransactionPool()
  readonly crypto: Crypto
  readonly config: ChainConfig
  readonly #options: EvmChainOptions
  readonly #store: NodeStore
  readonly #history: History
  /** Executes blocks; its state is the tip's. */
  readonly #machine: Machine
  /** Answers questions about any state. */
  readonly #reader: Machine
  readonly #writing = new Queue()
  readonly #reading = new Queue()
  /** Roots of states that somebody changed by hand after the block. */
  #editedRoots = new WeakMap<EvmBlock, Hex>()
  readonly #marks = new Set<ChainMark>()

  private constructor(
    options: EvmChainOptions,
    crypto: Crypto,
    parts: { store: NodeStore; machine: Machine; reader: Machine; history: History },
  ) {
    this.#options = options
    const { networkID, blockchainID, subnetID } = options
    this.identity = { networkID, blockchainID, subnetID }
    this.crypto = crypto
    this.config = options.genesis.config
    this.#store = parts.store
    this.#machine = parts.machine
    this.#reader = parts.reader
    this.#history = parts.history
  }

  /** A chain with its genesis block. */
  static async create(options: EvmChainOptions): Promise<EvmChain> {
    const crypto = await loadCrypto()
    const { genesis, networkID, blockchainID, subnetID } = options
    const { config } = genesis
    const store = new NodeStore()
    const state = await WorldState.open(store, crypto, config.kind)
    const history = new History(await genesisBlock(genesis, state, crypto))
    const identity = { networkID, blockchainID, subnetID }
    const blockHash = (number: bigint) => history.at(number)?.hash
    const machine = await Machine.create({ state, crypto, config, identity, blockHash })
    const reading = await WorldState.open(store, crypto, config.kind, history.tip.header.stateRoot)
    const reader = await Machine.create({ state: reading, crypto, config, identity, blockHash })
    return new EvmChain(options, crypto, { store, machine, reader, history })
  }

  /** The last accepted block. */
  get tip(): EvmBlock {
    return this.#history.tip
  }

  blockAt(height: bigint): EvmBlock | undefined {
    return this.#history.at(height)
  }

  blockByHash(hash: Hex): EvmBlock | undefined {
    return this.#history.byHash(hash)
  }

  transaction(hash: Hex): TransactionPlace | undefined {
    return this.#history.transaction(hash)
  }

  /** When the next block may be made at the earliest, in milliseconds since 1970. */
  get earliestTime(): bigint {
    const { header } = this.tip
    return timeOf(header) + delayOf(header.minDelayExcess ?? 0n)
  }

  /** Milliseconds since 1970 by the chain's clock. */
  now(): number {
    return this.#options.clock.now()
  }

  /** The base fee of a block that is made now. */
  async nextBaseFee(): Promise<bigint> {
    const { feeConfig } = await this.feeConfigAt(this.tip)
    const { header } = this.tip
    return nextHeader(header, max(BigInt(this.now()), timeOf(header)), this.config, feeConfig).baseFeePerGas
  }

  /** Nodes and codes that are kept in memory. */
  get storedNodes(): number {
    return this.#store.size
  }

  /**
   * Takes a signed transaction as the node's interface does.
   *
   * @returns its hash
   * @throws EvmError, RlpError with the node's text
   */
  async issue(bytes: Uint8Array): Promise<Hex> {
    const transaction = decodeTransaction(bytes, this.crypto)
    assertSendable(transaction)
    return this.addToPool(transaction)
  }

  /** Takes a transaction into the pool whoever signed it. @throws EvmError with the node's text */
  async addToPool(transaction: Transaction): Promise<Hex> {
    return this.#writing.run(async () => {
      const feeConfig = await this.#feeConfig()
      const { header } = this.tip
      this.#machine.enter(await this.#contextOf(header))
      await assertAcceptable(transaction, this.pool, this.#machine, {
        chainID: this.config.chainID,
        gasLimit: min(header.gasLimit, this.#nextGasLimit(feeConfig)),
        minimumFee: this.config.kind === "coreth" ? 1n : feeConfig.minBaseFee,
      })
      this.pool.add(transaction)
      const { from, nonce } = transaction
      const account = (await this.#machine.state.account(from)) ?? emptyAccount
      const { pending } = this.pool.split(from, account.nonce)
      // One that fills a gap makes the later ones executable too.
      for (const one of pending) if (one.nonce >= nonce) this.events.emit("pending", one)
      return transaction.hash
    })
  }

  /**
   * Makes the next block of what waits and accepts it.
   *
   * @returns undefined where nothing waits that can be executed
   * @throws EvmError for a time before the parent's
   */
  async build(options: BuildOptions = {}): Promise<EvmBlock | undefined> {
    return this.#writing.run(async () => {
      const { tip } = this
      const now = BigInt(this.#options.clock.now())
      const milliseconds = options.milliseconds ?? (now > this.earliestTime ? now : this.earliestTime)
      if (milliseconds < timeOf(tip.header))
        throw new EvmError(`block timestamp is too old: ${milliseconds} < parent ${timeOf(tip.header)}`)
      const feeConfig = await this.#feeConfig()
      const { baseFeePerGas } = nextHeader(tip.header, milliseconds, this.config, feeConfig)
      const given = options.transactions
      const transactions =
        given === undefined ? byPriceAndNonce(await this.#pendingLists(), baseFeePerGas) : inOrder(given)
      const refuse = (transaction: Transaction, reason: unknown) => {
        if (given !== undefined || !(reason instanceof EvmError)) throw reason
        // Too little gas is left for it in this block; in the next there may be enough.
        if (reason.message !== "gas limit reached") this.pool.remove(transaction.hash)
      }
      const atomic = this.#pendingAtomic()
      const coinbase = options.coinbase ?? (await this.#coinbase())
      return this.#produce({ milliseconds, feeConfig, coinbase, transactions, refuse, atomic }, (block) => {
        const isEmpty = block.transactions.length === 0 && block.blockExtraData.length === 0
        return !isEmpty || options.allowEmpty === true
      })
    })
  }

  /**
   * Accepts a block that others made, or changes nothing.
   *
   * @throws EvmError, RlpError where it is not the tip's child or does not come to what it says
   */
  async accept(bytes: Uint8Array): Promise<EvmBlock> {
    const body = decodeBlock(bytes, this.config.kind, this.crypto)
    return this.#writing.run(async () => {
      const { header } = body
      if (header.parentHash !== this.tip.hash) throw new EvmError(`unknown ancestor: ${header.parentHash}`)
      const given = body.transactions
      const transfers = givenTransfers(body.blockExtraData, this.#options.atomic, this.#avax())
      const block = await this.#produce(
        {
          milliseconds: timeOf(header),
          feeConfig: await this.#feeConfig(),
          coinbase: header.miner,
          transactions: inOrder(given),
          refuse: (_, reason) => {
            throw reason
          },
          atomic: transfers,
        },
        (made) => {
          assertSame(header, made.header)
          return true
        },
      )
      return block as EvmBlock
    })
  }

  async #produce(
    template: Omit<Parameters<typeof assemble>[1], "parent">,
    isWanted: (block: EvmBlock) => boolean,
  ): Promise<EvmBlock | undefined> {
    const parent = this.tip
    const { state } = this.#machine
    state.goTo(this.rootOf(parent))
    const { identity, warp } = { identity: this.identity, warp: this.#options.warp }
    let taken: readonly Uint8Array[] = []
    const atomic: AtomicTransfers | undefined = template.atomic && {
      apply: async (...given) => {
        const outcome = await template.atomic?.apply(...given)
        taken = outcome?.transactions ?? []
        return outcome
      },
    }
    try {
      const block = await assemble({ machine: this.#machine, identity, warp }, { ...template, parent, atomic })
      if (!isWanted(block)) {
        state.goTo(this.rootOf(parent))
        return undefined
      }
      this.#history.push(block)
      const { number, baseFeePerGas = 0n, timestamp } = block.header
      if (taken.length > 0) this.#options.atomic?.accept(taken, { height: number, baseFee: baseFeePerGas, timestamp })
      await this.#cleanPool(block)
      this.events.emit("accepted", block)
      return block
    } catch (error) {
      state.clearCaches()
      state.goTo(this.rootOf(parent))
      throw error
    }
  }

  /** The root of the state after a block, with what was changed by hand since. */
  rootOf(block: EvmBlock): Hex {
    return this.#editedRoots.get(block) ?? block.header.stateRoot
  }

  /** Changes the tip's state by hand; the next block is made upon it. */
  async edit(change: (state: WorldState) => Promise<void>): Promise<void> {
    await this.#writing.run(async () => {
      const { state } = this.#machine
      state.goTo(this.rootOf(this.tip))
      await change(state)
      this.#editedRoots.set(this.tip, await state.commitRoot())
    })
  }

  /**
   * Reads the state after a block. What is changed is forgotten.
   *
   * @throws EvmError where the state has been pruned
   */
  async read<Result>(block: EvmBlock, task: (machine: Machine) => Promise<Result>): Promise<Result> {
    return this.#reading.run(async () => {
      const { state } = this.#reader
      const root = this.rootOf(block)
      if (!(await state.hasStateRoot(fromHex(root))))
        throw new EvmError(`missing trie node ${root.slice(2)} (path ) state ${root} is not available`)
      state.goTo(root)
      await state.checkpoint()
      try {
        return await task(this.#reader)
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

  /** What code sees that runs in a block. */
  contextOf({ header }: EvmBlock): BlockContext {
    const { number, timestamp, gasLimit, miner } = header
    return { number, timestamp, gasLimit, baseFee: header.baseFeePerGas ?? 0n, coinbase: miner }
  }

  /** The chain as it is now, to come back to. It is kept until it is forgotten. */
  mark(): ChainMark {
    const mark = { tip: this.tip, root: this.rootOf(this.tip), pool: this.pool.snapshot() }
    this.#marks.add(mark)
    return mark
  }

  /** Goes back to a mark, which stays. */
  async revert(mark: ChainMark): Promise<void> {
    await this.#writing.run(async () => {
      const removed = this.#history.at(mark.tip.header.number) === mark.tip ? this.#removedAfter(mark.tip) : []
      this.#history.goTo(mark.tip)
      if (mark.root !== mark.tip.header.stateRoot) this.#editedRoots.set(mark.tip, mark.root)
      else this.#editedRoots.delete(mark.tip)
      this.#machine.state.goTo(mark.root)
      this.pool.restore(mark.pool)
      for (const block of removed) this.events.emit("removed", block)
    })
  }

  /** A mark is not needed any more. */
  forget(mark: ChainMark): void {
    this.#marks.delete(mark)
  }

  /**
   * Goes back to a height, so that other blocks can be made.
   *
   * @returns the blocks that are gone, newest first
   * @throws EvmError for a height above the tip
   */
  async fork(height: bigint): Promise<readonly EvmBlock[]> {
    return this.#writing.run(async () => {
      if (this.blockAt(height) === undefined) throw new EvmError(`there is no block ${height}`)
      const removed = this.#history.truncate(height)
      this.#machine.state.goTo(this.rootOf(this.tip))
      for (const block of removed) this.events.emit("removed", block)
      return removed
    })
  }

  /**
   * Forgets the states of old blocks; the blocks themselves, and the states of marks, stay.
   *
   * @param keep - of how many of the newest blocks the states stay
   */
  async prune(keep: number): Promise<void> {
    await this.#writing.run(() =>
      this.#reading.run(async () => {
        const roots = new Set<Hex>([...this.#marks].map(({ root }) => root))
        for (let block: EvmBlock | undefined = this.tip, left = keep; block !== undefined && left > 0; left--) {
          roots.add(this.rootOf(block))
          block = block.parent
        }
        prune(this.#store, roots)
        this.#reader.state.clearCaches()
      }),
    )
  }

  #removedAfter(tip: EvmBlock): EvmBlock[] {
    const removed: EvmBlock[] = []
    for (let block: EvmBlock | undefined = this.tip; block !== undefined && block !== tip; block = block.parent)
      removed.push(block)
    return removed
  }

  #managesFees({ header }: EvmBlock): boolean {
    return activePrecompiles(this.config, Number(header.timestamp)).feeManagerConfig !== undefined
  }

  async #feeConfig(): Promise<FeeConfig> {
    if (!this.#managesFees(this.tip)) return this.config.feeConfig
    const { state } = this.#machine
    state.goTo(this.rootOf(this.tip))
    return storedFeeConfig(state)
  }

  async #coinbase(): Promise<Hex> {
    if (this.config.kind === "coreth") return blackhole
    const active = activePrecompiles(this.config, Number(this.tip.header.timestamp)).rewardManagerConfig
    if (active === undefined) return blackhole
    return (await storedRewardAddress(this.#machine.state)) ?? blackhole
  }

  #nextGasLimit(feeConfig: FeeConfig): bigint {
    const { header } = this.tip
    return nextHeader(header, max(BigInt(this.now()), timeOf(header)), this.config, feeConfig).gasLimit
  }

  async #contextOf(header: Header): Promise<BlockContext> {
    this.#machine.state.goTo(this.rootOf(this.tip))
    return {
      number: header.number,
      timestamp: header.timestamp,
      gasLimit: header.gasLimit,
      baseFee: header.baseFeePerGas ?? 0n,
      coinbase: header.miner,
    }
  }

  async #pendingLists(): Promise<readonly (readonly Transaction[])[]> {
    const { state } = this.#machine
    state.goTo(this.rootOf(this.tip))
    const lists: (readonly Transaction[])[] = []
    for (const sender of this.pool.senders()) {
      const account = (await state.account(sender)) ?? emptyAccount
      lists.push(this.pool.split(sender, account.nonce).pending)
    }
    return lists
  }

  #avax(): Uint8Array {
    return this.#options.avaxAssetID ?? new Uint8Array(32)
  }

  #pendingAtomic(): AtomicTransfers | undefined {
    const { atomic } = this.#options
    return atomic && pendingTransfers(atomic, this.#avax())
  }

  /** What is in a block, and what can no longer be in one, waits no more. */
  async #cleanPool(block: EvmBlock): Promise<void> {
    for (const { hash } of block.transactions) this.pool.remove(hash)
    const { state } = this.#machine
    for (const transaction of this.pool.snapshot()) {
      const { nonce, balance } = (await state.account(transaction.from)) ?? emptyAccount
      const isStale = transaction.nonce < nonce
      if (isStale || costOf(transaction) > balance || transaction.gasLimit > block.header.gasLimit)
        this.pool.remove(transaction.hash)
    }
  }
}

function* inOrder(transactions: readonly Transaction[]): Generator<Transaction, void, boolean | undefined> {
  yield* transactions
}

/** @throws EvmError naming the first member that differs */
function assertSame(given: Header, made: Header): void {
  for (const name of Object.keys({ ...given, ...made }) as (keyof Header)[]) {
    const [one, other] = [given[name], made[name]]
    const same =
      one instanceof Uint8Array && other instanceof Uint8Array
        ? one.every((byte, at) => byte === other[at]) && one.length === other.length
        : one === other
    if (!same) throw new EvmError(`invalid ${name}: have ${show(one)}, want ${show(other)}`)
  }
}

const show = (value: Header[keyof Header]): string =>
  value instanceof Uint8Array
    ? `0x${[...value].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`
    : String(value)
