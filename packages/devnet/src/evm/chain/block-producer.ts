import { decodeAtomicBatch } from "@serac/chain"
import { assertTime, makeBlock, remakeBlock, type WaitingTransactions } from "../asynchronous/producer.ts"
import { executesChildLater, heliconTime } from "../asynchronous/settlement.ts"
import { decodeBlock, type EvmBlock } from "../block/block.ts"
import { stateRootOf } from "../block/outcome.ts"
import { max } from "../codec/bounds.ts"
import type { Hex } from "../codec/hex.ts"
import { hasHelicon } from "../config/chain-config.ts"
import { delayOf } from "../fees/delay.ts"
import { type Header, headerTimeMs } from "../header/header.ts"
import { blackhole, nextHeader } from "../header/next.ts"
import { byPriceAndNonce, type TransactionPool } from "../pool/transaction-pool.ts"
import { UpstreamError } from "../ports/upstream.ts"
import { emptyAccount } from "../state/account-state.ts"
import { maxCost, type Transaction } from "../transaction/transaction.ts"
import { assemble, type Template } from "./assemble.ts"
import { givenTransfers, pendingTransfers } from "./atomic.ts"
import type { ChainCore } from "./chain-core.ts"
import type { Emitter } from "./events.ts"
import { EvmError } from "./evm-error.ts"
import { inSequence } from "./execute-transactions.ts"
import type { BuildOptions } from "./options.ts"
import { assertSameHeader } from "./same-header.ts"

/** Makes blocks of pending transactions, and accepts blocks of other producers. The owner must run one call at a time. */
export class BlockProducer {
  readonly #core: ChainCore
  readonly #pool: TransactionPool
  readonly #events: Emitter

  constructor(core: ChainCore, pool: TransactionPool, events: Emitter) {
    this.#core = core
    this.#pool = pool
    this.#events = events
  }

  /** The earliest possible time of the next block, in milliseconds since 1970. */
  get earliestTime(): bigint {
    const { header } = this.#core.tip
    return headerTimeMs(header) + delayOf(header.minDelayExcess ?? 0n)
  }

  /** The time of a block made now, in milliseconds since 1970. */
  get #now(): bigint {
    const { tip, options } = this.#core
    const now = BigInt(this.#core.now())
    return options.timeAfter?.(tip.header, now) ?? now
  }

  /** See {@link EvmChain.build}. */
  async build({ allowEmpty, ...options }: BuildOptions): Promise<EvmBlock | undefined> {
    const isWanted = ({ transactions, blockExtraData }: EvmBlock) =>
      transactions.length > 0 || blockExtraData.length > 0 || allowEmpty === true
    if (executesChildLater(this.#core.tip, this.#core.config)) return this.#buildLater(options, isWanted)
    return this.#finish(await this.#templateOf(options), isWanted)
  }

  async #buildLater(options: BuildOptions, isWanted: (block: EvmBlock) => boolean): Promise<EvmBlock | undefined> {
    const core = this.#core
    const soonest = max(this.earliestTime, heliconTime(core.config))
    const milliseconds = options.milliseconds ?? max(this.#now, soonest)
    assertTime(core, milliseconds)
    const pending = options.transactions === undefined ? await this.#pending() : []
    const waiting: WaitingTransactions = {
      transactions: (baseFee) =>
        options.transactions ? inSequence(options.transactions) : byPriceAndNonce(pending, baseFee),
      // A transaction that is invalid in the worst case stays pending: it may be valid once more blocks are settled.
      refuse: (transaction, reason) => {
        if (options.transactions === undefined && reason instanceof EvmError) return
        this.#dropFailed(transaction, reason)
        throw reason
      },
      fail: (transaction, reason) => this.#dropFailed(transaction, reason),
    }
    return this.#keep(() => makeBlock(core, milliseconds, waiting), isWanted)
  }

  async #templateOf(options: BuildOptions): Promise<Omit<Template, "parent">> {
    const core = this.#core
    const { header } = core.tip
    // The last block before Helicon has a timestamp one second before Helicon, even if it is made later.
    const latest = heliconTime(core.config)
    const wanted = options.milliseconds ?? this.#now
    const now = core.config.kind === "coreth" && wanted >= latest ? latest - 1000n : wanted
    const milliseconds = options.milliseconds === undefined ? max(now, this.earliestTime) : now
    if (milliseconds < headerTimeMs(header))
      throw new EvmError(`block timestamp is too old: ${milliseconds} < parent ${headerTimeMs(header)}`)
    const feeConfig = await core.feeConfig()
    const { baseFeePerGas } = nextHeader(header, milliseconds, core.config, feeConfig)
    const given = options.transactions
    return {
      milliseconds,
      feeConfig,
      coinbase: options.coinbase ?? (await core.feeRecipient()) ?? blackhole,
      transactions: given === undefined ? byPriceAndNonce(await this.#pending(), baseFeePerGas) : inSequence(given),
      refuse: (transaction: Transaction, reason: unknown) => {
        if (given !== undefined) throw reason
        // If only this block lacks the gas, the transaction stays pending for the next block.
        if ((reason as Error).message !== "gas limit reached" && !isTemporary(reason))
          this.#pool.remove(transaction.hash)
        // Errors of the machine or of a port are rethrown; the transaction was removed, so they do not recur with each block.
        if (!(reason instanceof EvmError)) throw reason
      },
      atomic: core.options.atomic && pendingTransfers(core.options.atomic, core.avaxAssetID),
    }
  }

  /** See {@link EvmChain.accept}. */
  async accept(bytes: Uint8Array): Promise<EvmBlock> {
    const core = this.#core
    const body = decodeBlock(bytes, core.config.kind, core.crypto, core.options.impersonates)
    const { header, transactions, blockExtraData } = body
    await this.#assertFollows(header)
    const isSame = (made: EvmBlock) => {
      assertSameHeader(header, made.header)
      return true
    }
    if (executesChildLater(core.tip, core.config))
      return (await this.#keep(() => remakeBlock(core, body), isSame)) as EvmBlock
    if (hasHelicon(core.config, header.timestamp)) throw new EvmError("helicon blocks are not valid pre-SAE")
    const template = {
      milliseconds: headerTimeMs(header),
      feeConfig: await core.feeConfig(),
      coinbase: header.miner,
      transactions: inSequence(transactions),
      refuse: (_: Transaction, reason: unknown) => {
        throw reason
      },
      atomic: givenTransfers(blockExtraData, core.options.atomic, core.avaxAssetID),
    }
    return (await this.#finish(template, isSame)) as EvmBlock
  }

  /** @throws EvmError if a block with this header cannot be the tip's child */
  async #assertFollows(header: Header): Promise<void> {
    const { tip } = this.#core
    if (header.parentHash !== tip.hash) throw new EvmError(`unknown ancestor: ${header.parentHash}`)
    if (executesChildLater(tip, this.#core.config)) return
    const delay = headerTimeMs(header) - headerTimeMs(tip.header)
    if (delay < 0n)
      throw new EvmError(`block timestamp is too old: ${headerTimeMs(header)} < parent ${headerTimeMs(tip.header)}`)
    const required = delayOf(tip.header.minDelayExcess ?? 0n)
    if (delay < required)
      throw new EvmError(`minimum block delay not met: actual delay ${delay}ms < required ${required}ms`)
    const recipient = await this.#core.feeRecipient()
    if (recipient !== undefined && recipient !== header.miner)
      throw new EvmError(`invalid coinbase: have ${header.miner}, want ${recipient}`)
  }

  async #finish(
    template: Omit<Template, "parent">,
    isWanted: (block: EvmBlock) => boolean,
  ): Promise<EvmBlock | undefined> {
    const core = this.#core
    const { tip: parent, identity } = core
    const { warp } = core.options
    return this.#keep(async () => {
      core.tipState()
      return assemble({ machine: await core.machine(), identity, warp }, { ...template, parent })
    }, isWanted)
  }

  /** Makes a block the tip, if `isWanted` accepts it. */
  async #keep(make: () => Promise<EvmBlock>, isWanted: (block: EvmBlock) => boolean): Promise<EvmBlock | undefined> {
    const core = this.#core
    const state = core.tipState()
    try {
      const block = await make()
      if (!isWanted(block)) {
        core.tipState()
        return undefined
      }
      const stale = await this.#staleAfter(block)
      // The code below has no `await`, so that no concurrent reader or mark sees half a block.
      const { number, baseFeePerGas = 0n, timestamp } = block.header
      const moved = block.blockExtraData.length === 0 ? [] : decodeAtomicBatch(block.blockExtraData)
      if (moved.length > 0) {
        const context = { height: number, baseFee: baseFeePerGas, timestamp }
        core.options.atomic?.accept(
          moved.map(({ bytes }) => bytes),
          context,
        )
      }
      // The chain may have had the same block before, with an edited state.
      core.setRoot(block, stateRootOf(block))
      core.history.push(block)
      for (const hash of stale) this.#pool.remove(hash)
      this.#events.emit("accepted", block)
      return block
    } catch (error) {
      state.clearCaches()
      core.tipState()
      throw error
    }
  }

  /** Drops a pending transaction that needs a value which the living chain does not give, so that it does not keep back the others. */
  #dropFailed({ hash }: Transaction, reason: unknown): void {
    if (reason instanceof UpstreamError && !isTemporary(reason)) this.#pool.remove(hash)
  }

  async #pending(): Promise<readonly (readonly Transaction[])[]> {
    const state = this.#core.tipState()
    const lists: (readonly Transaction[])[] = []
    for (const sender of this.#pool.senders()) {
      const account = (await state.account(sender)) ?? emptyAccount
      lists.push(this.#pool.split(sender, account.nonce).pending)
    }
    return lists
  }

  /** Hashes of pending transactions to remove after a block: included ones, and those that no block can include any more. */
  async #staleAfter({ transactions, header }: EvmBlock): Promise<readonly Hex[]> {
    const stale = transactions.map(({ hash }) => hash)
    for (const transaction of this.#pool.snapshot()) {
      const { nonce, balance } = (await this.#core.state.account(transaction.from)) ?? emptyAccount
      const isStale = transaction.nonce < nonce
      if (isStale || maxCost(transaction) > balance || transaction.gasLimit > header.gasLimit)
        stale.push(transaction.hash)
    }
    return stale
  }
}

/** Whether a living chain may give the missing value later: the transaction then stays pending. */
const isTemporary = (reason: unknown): boolean => reason instanceof UpstreamError && reason.isTemporary
