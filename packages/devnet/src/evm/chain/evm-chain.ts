import { executesChildLater, settledBy } from "../asynchronous/settlement.ts"
import type { EvmBlock } from "../block/block.ts"
import { min } from "../codec/bounds.ts"
import type { Hex } from "../codec/hex.ts"
import type { ChainConfig } from "../config/chain-config.ts"
import type { FeeConfig } from "../config/fee-config.ts"
import type { Crypto } from "../crypto/crypto.ts"
import type { BlockContext } from "../execute/block-context.ts"
import type { Machine } from "../execute/machine.ts"
import { assertAcceptable, assertSendable } from "../pool/acceptable.ts"
import { TransactionPool } from "../pool/transaction-pool.ts"
import type { ChainIdentity } from "../precompiles/precompile.ts"
import { emptyAccount } from "../state/account-state.ts"
import type { WorldState } from "../state/world-state.ts"
import { decodeTransaction } from "../transaction/decode.ts"
import type { Transaction } from "../transaction/transaction.ts"
import { BlockProducer } from "./block-producer.ts"
import type { ChainCore } from "./chain-core.ts"
import { type ChainDump, dumpTransaction, loadTransaction } from "./dump.ts"
import { Emitter } from "./events.ts"
import { EvmError } from "./evm-error.ts"
import type { TransactionLocation } from "./history.ts"
import { Marks } from "./marks.ts"
import { createCore, loadCore } from "./open-core.ts"
import type { BuildOptions, ChainMark, EvmChainOptions } from "./options.ts"
import { Queue } from "./queue.ts"

/** An EVM chain: its blocks, its states, and its pending transactions. */
export class EvmChain {
  /** The events of the chain. */
  readonly events = new Emitter()
  /** The pending transactions. */
  readonly pool = new TransactionPool()
  readonly #core: ChainCore
  readonly #producer: BlockProducer
  readonly #writing = new Queue()
  readonly #marks = new Marks()

  private constructor(core: ChainCore) {
    this.#core = core
    this.#producer = new BlockProducer(core, this.pool, this.events)
  }

  /** Creates a chain with its genesis block, or a fork with its first block. */
  static async create(options: EvmChainOptions): Promise<EvmChain> {
    return new EvmChain(await createCore(options))
  }

  /** Restores a chain from a dump; genesis and upgrades must be the same, and the living chain of a fork. */
  static async load(options: EvmChainOptions, dump: ChainDump): Promise<EvmChain> {
    const chain = new EvmChain(await loadCore(options, dump))
    chain.pool.restore(dump.pool.map((transaction) => loadTransaction(transaction, chain.crypto)))
    return chain
  }

  /** The whole chain as plain JSON: blocks, stored states, and pending transactions. Marks are not included. */
  async dump(): Promise<ChainDump> {
    return this.#writing.run(async () => ({ ...this.#core.dump(), pool: this.pool.snapshot().map(dumpTransaction) }))
  }

  /** The network and the ids of the chain. */
  get identity(): ChainIdentity {
    return this.#core.identity
  }

  get crypto(): Crypto {
    return this.#core.crypto
  }

  get config(): ChainConfig {
    return this.#core.config
  }

  /** The limits of calls and traces; see {@link EvmChainOptions}. */
  get limits(): Pick<EvmChainOptions, "traceLimit"> & Required<Pick<EvmChainOptions, "timeLimit">> {
    return this.#core.limits
  }

  /** The height of the first block: 0, or the height at which a fork starts. */
  get firstHeight(): bigint {
    return this.#core.history.first
  }

  /** Whether the chain goes on from a block of a living chain. */
  get isFork(): boolean {
    return this.#core.options.fork !== undefined
  }

  /** The last accepted block. */
  get tip(): EvmBlock {
    return this.#core.tip
  }

  /** Whether the next block is executed after its acceptance: on the C-Chain from Helicon on. */
  get executesLater(): boolean {
    return executesChildLater(this.tip, this.config)
  }

  /** The newest settled block. Before Helicon this is the tip, as each block settles itself. */
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

  /** The earliest possible time of the next block, in milliseconds since 1970. */
  get earliestTime(): bigint {
    return this.#producer.earliestTime
  }

  /** The chain clock's time in milliseconds since 1970. */
  now(): number {
    return this.#core.now()
  }

  /** The base fee of a block made now, in wei. */
  async nextBaseFee(): Promise<bigint> {
    return (await this.#core.nextFees()).baseFeePerGas
  }

  /** The number of stored trie nodes and codes. */
  get storedNodes(): number {
    return this.#core.storedNodes
  }

  /**
   * Adds a signed transaction to the pool, with the checks of a node's `eth_sendRawTransaction`.
   *
   * @returns its hash
   * @throws EvmError, RlpError with the node's text
   */
  async issue(bytes: Uint8Array): Promise<Hex> {
    const transaction = decodeTransaction(bytes, this.crypto)
    assertSendable(transaction)
    return this.addToPool(transaction)
  }

  /** Adds a transaction to the pool without checking the signature. @throws EvmError with the node's text */
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
      // A transaction that fills a nonce gap makes the later ones executable too.
      for (const one of pending) if (one.nonce >= nonce) this.events.emit("pending", one)
      return transaction.hash
    })
  }

  /**
   * Makes the next block of pending transactions and accepts it.
   *
   * @returns undefined if no pending transaction is executable
   * @throws EvmError if the given time is before the parent's
   */
  async build(options: BuildOptions = {}): Promise<EvmBlock | undefined> {
    return this.#writing.run(() => this.#producer.build(options))
  }

  /**
   * Accepts a block of another producer. If it throws, nothing changes.
   *
   * @throws EvmError, RlpError if the block is not the tip's child, or its header differs from the outcome of its execution
   */
  async accept(bytes: Uint8Array): Promise<EvmBlock> {
    return this.#writing.run(() => this.#producer.accept(bytes))
  }

  /** Edits the tip's state; the next block is made on the edited state. */
  async edit(change: (state: WorldState) => Promise<void>): Promise<void> {
    await this.#writing.run(async () => {
      const state = this.#core.tipState()
      await change(state)
      this.#core.setRoot(this.tip, await state.commitRoot())
    })
  }

  /**
   * Runs a task on the state after a block, and discards its changes.
   *
   * @throws EvmError if the state has been pruned
   */
  async read<Result>(block: EvmBlock, task: (machine: Machine) => Promise<Result>): Promise<Result> {
    return this.#core.read(block, task)
  }

  /** The root of the state after a block, including later edits. */
  rootOf(block: EvmBlock): Hex {
    return this.#core.rootOf(block)
  }

  /** The fee configuration in a block's state, and the height of its last change. */
  async feeConfigAt(block: EvmBlock): Promise<{ readonly feeConfig: FeeConfig; readonly lastChangedAt: bigint }> {
    return this.#core.feeConfigAt(block)
  }

  /** The block context for code that runs in a block. */
  contextOf(block: EvmBlock): BlockContext {
    return this.#core.contextOf(block)
  }

  /** Marks the present state of the chain for a later `revert`. The mark stays until it is forgotten. */
  mark(): ChainMark {
    const unsettled = this.#core.unsettledRoots()
    const mark = { tip: this.tip, root: this.rootOf(this.tip), unsettled, pool: this.pool.snapshot() }
    this.#marks.add(mark)
    return mark
  }

  /** Reverts to a mark, which remains valid. */
  async revert(mark: ChainMark): Promise<void> {
    await this.#writing.run(async () => {
      const removed = this.#core.history.goTo(mark.tip, this.#marks.tips)
      this.#core.setRoot(mark.tip, mark.root)
      this.#core.tipState()
      this.pool.restore(mark.pool)
      for (const block of removed) this.events.emit("removed", block)
    })
  }

  /** Releases a mark. */
  forget(mark: ChainMark): void {
    this.#marks.delete(mark)
    if (this.#marks.size === 0) this.#core.history.forgetAside()
  }

  /**
   * Removes the blocks above a height, so that others can be made.
   *
   * @returns the removed blocks, newest first
   * @throws EvmError if the height is above the tip, or a removed block moved funds between chains: only `revert` of all chains undoes that
   */
  async fork(height: bigint): Promise<readonly EvmBlock[]> {
    return this.#writing.run(async () => {
      const block = this.blockAt(height)
      if (block === undefined)
        throw new EvmError(
          height < this.firstHeight
            ? `block ${height} is one of the living chain: this fork starts at block ${this.firstHeight}`
            : `there is no block ${height}`,
        )
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
   * Deletes the states of old blocks; the blocks themselves, and the states of marks, stay.
   *
   * @param keep - number of the newest blocks whose states stay
   */
  async prune(keep: number): Promise<void> {
    await this.#writing.run(() => this.#core.prune(keep, this.#marks.roots))
  }
}
