import { executesChildLater, settledBy } from "../asynchronous/settlement.ts"
import type { EvmBlock } from "../block/block.ts"
import { genesisBlock } from "../block/genesis-block.ts"
import { stateRootOf } from "../block/outcome.ts"
import { min } from "../codec/bounds.ts"
import { fromHex, type Hex } from "../codec/hex.ts"
import type { ChainConfig } from "../config/chain-config.ts"
import type { FeeConfig } from "../config/fee-config.ts"
import { type Crypto, loadCrypto } from "../crypto/crypto.ts"
import type { BlockContext } from "../execute/block-context.ts"
import type { Machine } from "../execute/machine.ts"
import { assertAcceptable, assertSendable } from "../pool/acceptable.ts"
import { TransactionPool } from "../pool/transaction-pool.ts"
import { memoryArchive } from "../ports/archive.ts"
import type { ChainIdentity } from "../precompiles/precompile.ts"
import { emptyAccount } from "../state/account-state.ts"
import { NodeStore } from "../state/node-store.ts"
import { WorldState } from "../state/world-state.ts"
import { decodeTransaction } from "../transaction/decode.ts"
import type { Transaction } from "../transaction/transaction.ts"
import { BlockProducer } from "./block-producer.ts"
import { ChainCore } from "./chain-core.ts"
import { type ChainDump, dumpTransaction, loadBlock, loadTransaction } from "./dump.ts"
import { Emitter } from "./events.ts"
import { EvmError } from "./evm-error.ts"
import { History, type TransactionLocation } from "./history.ts"
import { Marks } from "./marks.ts"
import type { BuildOptions, ChainMark, EvmChainOptions } from "./options.ts"
import { Queue } from "./queue.ts"

/** An EVM chain: its blocks, its states, and what waits for the next block. */
export class EvmChain {
  /** What happens on it. */
  readonly events = new Emitter()
  /** What waits for a block. */
  readonly pool = new TransactionPool()
  readonly #core: ChainCore
  readonly #producer: BlockProducer
  readonly #writing = new Queue()
  readonly #marks = new Marks()

  private constructor(core: ChainCore) {
    this.#core = core
    this.#producer = new BlockProducer(core, this.pool, this.events)
  }

  /** A chain with its genesis block. */
  static async create(options: EvmChainOptions): Promise<EvmChain> {
    const crypto = await loadCrypto()
    const { genesis, archive = memoryArchive } = options
    const { kind } = genesis.config
    const store = new NodeStore(archive.table())
    const state = await WorldState.open(store, crypto, kind)
    const history = new History(await genesisBlock(genesis, state, crypto), archive)
    const open = () => WorldState.open(store, crypto, kind, history.tip.header.stateRoot)
    const [reading, settled] = [await open(), await open()]
    return new EvmChain(new ChainCore({ options, crypto, store, state, reading, settled, history }))
  }

  /** A chain as it was when it was dumped, with the same genesis and upgrades. */
  static async load(options: EvmChainOptions, dump: ChainDump): Promise<EvmChain> {
    const crypto = await loadCrypto()
    const { genesis, archive = memoryArchive } = options
    const { kind } = genesis.config
    const store = new NodeStore(archive.table())
    for (const [key, bytes] of Object.entries(dump.nodes)) await store.put(key, fromHex(bytes))
    const [first, ...later] = dump.blocks
    if (first === undefined) throw new RangeError("A dump without a genesis block.")
    const history = new History(loadBlock(first, kind, crypto), archive)
    for (const one of later) history.push(loadBlock(one, kind, crypto))
    const root = dump.blocks.at(-1)?.root ?? stateRootOf(history.tip)
    const open = () => WorldState.open(store, crypto, kind, root)
    const [state, reading, settled] = [await open(), await open(), await open()]
    const core = new ChainCore({ options, crypto, store, state, reading, settled, history })
    for (const [height, one] of dump.blocks.entries()) {
      const block = history.at(BigInt(height))
      if (one.root !== undefined && block !== undefined) core.setRoot(block, one.root)
    }
    const chain = new EvmChain(core)
    chain.pool.restore(dump.pool.map((transaction) => loadTransaction(transaction, crypto)))
    return chain
  }

  /** All of it as plain JSON: blocks, every state that is kept, and what waits. Marks are not part of it. */
  async dump(): Promise<ChainDump> {
    return this.#writing.run(async () => ({ ...this.#core.dump(), pool: this.pool.snapshot().map(dumpTransaction) }))
  }

  /** Which chain of which network it is. */
  get identity(): ChainIdentity {
    return this.#core.identity
  }

  get crypto(): Crypto {
    return this.#core.crypto
  }

  get config(): ChainConfig {
    return this.#core.config
  }

  /** What a call and a trace may take at most, see {@link EvmChainOptions}. */
  get limits(): Pick<EvmChainOptions, "traceLimit"> & Required<Pick<EvmChainOptions, "timeLimit">> {
    return this.#core.limits
  }

  /** The last accepted block. */
  get tip(): EvmBlock {
    return this.#core.tip
  }

  /** Whether the next block is executed only when it was accepted: on the C-Chain from Helicon on. */
  get executesLater(): boolean {
    return executesChildLater(this.tip, this.config)
  }

  /** The newest block whose outcome a later one has settled; the tip until Helicon, as each block settles itself. */
  get settled(): EvmBlock {
    return settledBy(this.#core.history, this.tip)
  }

  blockAt(height: bigint): EvmBlock | undefined {
    return this.#core.history.at(height)
  }

  blockByHash(hash: Hex): EvmBlock | undefined {
    return this.#core.history.byHash(hash)
  }

  transaction(hash: Hex): TransactionLocation | undefined {
    return this.#core.history.transaction(hash)
  }

  /** When the next block may be made at the earliest, in milliseconds since 1970. */
  get earliestTime(): bigint {
    return this.#producer.earliestTime
  }

  /** Milliseconds since 1970 by the chain's clock. */
  now(): number {
    return this.#core.now()
  }

  /** The base fee of a block that is made now. */
  async nextBaseFee(): Promise<bigint> {
    return (await this.#core.nextFees()).baseFeePerGas
  }

  /** Nodes and codes that are kept. */
  get storedNodes(): number {
    return this.#core.storedNodes
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
      const core = this.#core
      const feeConfig = await core.feeConfig()
      const next = await core.nextFees()
      const machine = await core.machine()
      const state = core.tipState()
      machine.enter(core.contextOf(this.tip))
      await assertAcceptable(transaction, this.pool, machine, {
        chainID: this.config.chainID,
        gasLimit: min(this.tip.header.gasLimit, next.gasLimit),
        minimumFee: this.config.kind === "coreth" ? 1n : feeConfig.minBaseFee,
      })
      this.pool.add(transaction)
      const { from, nonce } = transaction
      const account = (await state.account(from)) ?? emptyAccount
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
    return this.#writing.run(() => this.#producer.build(options))
  }

  /**
   * Accepts a block that others made, or changes nothing.
   *
   * @throws EvmError, RlpError where it is not the tip's child or does not come to what it says
   */
  async accept(bytes: Uint8Array): Promise<EvmBlock> {
    return this.#writing.run(() => this.#producer.accept(bytes))
  }

  /** Changes the tip's state by hand; the next block is made upon it. */
  async edit(change: (state: WorldState) => Promise<void>): Promise<void> {
    await this.#writing.run(async () => {
      const state = this.#core.tipState()
      await change(state)
      this.#core.setRoot(this.tip, await state.commitRoot())
    })
  }

  /**
   * Reads the state after a block. What is changed is forgotten.
   *
   * @throws EvmError where the state has been pruned
   */
  async read<Result>(block: EvmBlock, task: (machine: Machine) => Promise<Result>): Promise<Result> {
    return this.#core.read(block, task)
  }

  /** The root of the state after a block, with what was changed by hand since. */
  rootOf(block: EvmBlock): Hex {
    return this.#core.rootOf(block)
  }

  /** The fees in a block's state, and the height at which they were written. */
  async feeConfigAt(block: EvmBlock): Promise<{ readonly feeConfig: FeeConfig; readonly lastChangedAt: bigint }> {
    return this.#core.feeConfigAt(block)
  }

  /** What code sees that runs in a block. */
  contextOf(block: EvmBlock): BlockContext {
    return this.#core.contextOf(block)
  }

  /** The chain as it is now, to come back to. It is kept until it is forgotten. */
  mark(): ChainMark {
    const unsettled = this.#core.unsettledRoots()
    const mark = { tip: this.tip, root: this.rootOf(this.tip), unsettled, pool: this.pool.snapshot() }
    this.#marks.add(mark)
    return mark
  }

  /** Goes back to a mark, which stays. */
  async revert(mark: ChainMark): Promise<void> {
    await this.#writing.run(async () => {
      const removed = this.#core.history.goTo(mark.tip, this.#marks.tips)
      this.#core.setRoot(mark.tip, mark.root)
      this.#core.tipState()
      this.pool.restore(mark.pool)
      for (const block of removed) this.events.emit("removed", block)
    })
  }

  /** A mark is not needed any more. */
  forget(mark: ChainMark): void {
    this.#marks.delete(mark)
    if (this.#marks.size === 0) this.#core.history.forgetAside()
  }

  /**
   * Goes back to a height, so that other blocks can be made.
   *
   * @returns the blocks that are gone, newest first
   * @throws EvmError for a height above the tip, and where blocks above it moved funds between chains: only `revert`, with the others, undoes that
   */
  async fork(height: bigint): Promise<readonly EvmBlock[]> {
    return this.#writing.run(async () => {
      const block = this.blockAt(height)
      if (block === undefined) throw new EvmError(`there is no block ${height}`)
      for (let above = this.tip.header.number; above > height; above--)
        if (this.blockAt(above)?.blockExtraData.length !== 0)
          throw new EvmError(
            `block ${above} has atomic transactions, which a fork cannot take back from other chains; go back to a snapshot`,
          )
      const removed = this.#core.history.truncate(height, this.#marks.tips)
      this.#core.tipState()
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
    await this.#writing.run(() => this.#core.prune(keep, this.#marks.roots))
  }
}
