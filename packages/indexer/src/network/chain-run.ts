import { equalBytes } from "@serac/chain"
import type { NetworkBlockReference, NetworkWriter } from "@serac/store"
import { type AheadContext, Budget, fetchInOrder, Pace, UnreadableBlockError } from "../core/backfill/index.ts"
import { type Clock, type LogFunction, NodeFault, nonsense } from "../core/index.ts"
import { HeadQuestion } from "../core/node/index.ts"
import { type Quarantine, StuckBlocks } from "../core/quarantine/index.ts"
import { Committer } from "../core/writer/index.ts"
import type { ChainBlock } from "./chain-block.ts"
import type { ChainWork } from "./chain-work.ts"
import { History } from "./history.ts"
import type { ChainTracker } from "./network-tracker.ts"
import type { BlockOf } from "./node/chain-blocks.ts"
import type { NetworkNode } from "./node/network-node.ts"
import { RefusedBlock } from "./refused-block.ts"
import { ForgedBlock } from "./verify/forged-block.ts"

/** Maximum bytes of the answer about one block: twice the largest block in its container, in hexadecimal. */
const largestBlock = 4 * 1024 * 1024
/**
 * Rows that make a batch. Most tables are ordered by hashes or owners, so a batch of a thousand blocks changes about as many
 * pages as one of two thousand. With four times as many rows, storing a block takes three quarters of the time.
 */
const enoughRows = 16_000
/** Maximum milliseconds between two attempts at a block. */
const maxAttemptPauseMs = 3_000
/** Failures in a row after which a warning is logged, and again after each further such number; heights that nodes report meanwhile are no progress. */
const manyFailures = 20

/** The last block; an earlier process stored one without a proposer here. */
type StoredHead = Pick<NetworkBlockReference, "height" | "id"> & Pick<ChainBlock, "proposer">

/** What a {@link ChainRun} needs. */
export interface ChainRunOptions<Chain extends keyof BlockOf> {
  readonly work: ChainWork<BlockOf[Chain]> & { readonly chain: Chain }
  readonly networkId: number
  readonly node: NetworkNode
  readonly writer: Pick<NetworkWriter, "head" | "blockUpTo">
  readonly tracker: ChainTracker
  readonly clock: Clock
  readonly log: LogFunction
  readonly signal: AbortSignal
  readonly concurrency: number
  readonly maxBufferBytes: number
  /** Milliseconds. */
  readonly pollInterval: number
  /** Keeps blocks that cannot be read. */
  readonly quarantine?: Quarantine | undefined
  /** Receives each block that contradicts what is stored, each time. What it throws ends the indexer. */
  readonly onRefused?: ((chain: Chain, block: BlockOf[Chain], fault: NodeFault) => void) | undefined
}

/** Indexes one chain: fetches ahead, stores in order, and then waits for new blocks. */
export class ChainRun<Chain extends keyof BlockOf> {
  readonly #options: ChainRunOptions<Chain>
  readonly #ahead: AheadContext<BlockOf[Chain]>
  #committer!: Committer<BlockOf[Chain], StoredHead>
  #parts: Promise<unknown> = Promise.resolve()
  readonly #stuckBlocks: StuckBlocks
  readonly #refused: RefusedBlock<BlockOf[Chain]>
  readonly #history: History
  /** The height of the last block that did not follow the stored one. */
  #refusedHeight: number | undefined
  /** The number of times that the node reported its height. */
  #version = 0
  #notify: () => void = () => {}

  constructor(options: ChainRunOptions<Chain>) {
    const { node, work, clock, tracker, concurrency, maxBufferBytes } = options
    const { chain } = work
    const { networkId, quarantine, log, signal, writer } = options
    const subject = { networkId, chain }
    this.#stuckBlocks = new StuckBlocks({ quarantine, listener: tracker, clock, log, signal, subject })
    this.#refused = new RefusedBlock(clock, work.bytesOf, (block, fault) => {
      options.onRefused?.(chain, block, fault)
      if (fault instanceof ForgedBlock) node.distrust(chain, block, fault)
    })
    this.#history = new History({ chain, networkId, node, writer, tracker, clock, log, signal })
    this.#options = options
    this.#ahead = {
      read: (from, count, signal, limit) => node.blocks(chain, from, count, signal, limit),
      clock,
      pace: new Pace(concurrency, () => node.mostBlocks(chain)),
      budget: new Budget(maxBufferBytes),
      // The next block in order must always be accepted, however small the buffer is.
      maxBlockBytes: largestBlock,
      to: () => tracker.nodeHeight ?? -1,
      onFault: (fault) => tracker.blocked(fault),
      onAnswer: (_, askedAt) => tracker.answered(askedAt),
    }
  }

  /** Bytes of fetched blocks that are not stored yet. */
  get queuedBytes(): number {
    return this.#ahead.budget.used
  }

  /** Runs until the signal aborts or an operator is needed; then it rejects. */
  async loop(): Promise<never> {
    const { writer, work, node, clock, signal, tracker, maxBufferBytes } = this.#options
    tracker.asks(() => node.due(work.chain))
    const stored = await writer.head(work.chain)
    tracker.stored(stored)
    await this.#stuckBlocks.resume(stored?.height)
    this.#committer = new Committer<BlockOf[Chain], StoredHead>({
      clock,
      signal,
      stored,
      // One batch is stored, one is prepared and one gathers, while more blocks are fetched.
      isAhead: true,
      enoughBytes: maxBufferBytes / 4,
      enoughRows,
      headOf: ({ height, id, proposer }) => ({ height, id, proposer }),
      follows: ({ height, parentId }, last) =>
        last ? height === last.height + 1 && equalBytes(parentId, last.id) : height === 0,
      rowsOf: work.rowsOf,
      store: (blocks, onStored, previous) =>
        this.#refused.store(blocks, (some, before) => this.#store(some, onStored, before), previous),
    })
    const parts = [this.#poll(), this.#follow()]
    this.#parts = Promise.allSettled(parts)
    return Promise.race(parts)
  }

  async #store(
    blocks: readonly BlockOf[Chain][],
    onStored: (last: BlockOf[Chain]) => void,
    previous: Promise<void>,
  ): Promise<void> {
    await this.#options.work.store(blocks, previous)
    const last = blocks.at(-1) as BlockOf[Chain]
    onStored(last)
    this.#stuckBlocks.stored(last.height)
  }

  /** Waits for the running store operation. To be called after the signal has aborted. */
  async end(): Promise<void> {
    await this.#parts
    await this.#committer?.drop()
  }

  /** Polls the chain's height continuously: it may turn out to be lower than reported before. */
  async #poll(): Promise<never> {
    const { node, work, tracker, clock, signal, pollInterval } = this.#options
    const question = new HeadQuestion(clock, (signal) => node.height(work.chain, signal))
    for (;;) {
      try {
        const answer = await question.answer(signal)
        if (answer === undefined) {
          tracker.silent(question.openSince ?? clock.elapsed())
          continue
        }
        tracker.observed(answer.head, answer.askedAt)
        tracker.answered(answer.askedAt)
        this.#version++
        this.#notify()
      } catch (error) {
        if (!(error instanceof NodeFault)) throw error
        signal.throwIfAborted()
        tracker.faulted(error)
      }
      await clock.sleep(pollInterval, signal)
    }
  }

  /** Stores new blocks whenever the height was reported. */
  async #follow(): Promise<never> {
    const { clock, signal, tracker, work, log } = this.#options
    let failures = 0
    for (let version = 0; ; ) {
      version = await this.#told(version)
      try {
        await this.#history.verify(this.#committer.stored)
        await this.#catchUp()
        failures = 0
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof UnreadableBlockError) {
          await this.#setAside(error)
          version = 0
          continue
        }
        if (!(error instanceof NodeFault)) throw error
        tracker.blocked(error)
        await this.#forget()
        if ((failures + 1) % manyFailures === 0) {
          const facts = { chain: work.chain, stored: this.#committer.stored?.height, reason: error.message }
          log("warn", "Blocks cannot be stored; retrying", facts)
        }
        await clock.sleep(Math.min(maxAttemptPauseMs, 20 * 2 ** failures++) * (1 - clock.random() / 2), signal)
        version = 0
      }
    }
  }

  /** Stores the blocks before an unreadable one, and waits until its next attempt. */
  async #setAside(block: UnreadableBlockError): Promise<void> {
    const { tracker } = this.#options
    try {
      await this.#committer.flush()
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      tracker.blocked(error)
      return this.#forget()
    }
    await this.#stuckBlocks.setAside(block)
  }

  /** Resolves once the height was reported after this version. */
  async #told(version: number): Promise<number> {
    const { signal } = this.#options
    while (this.#version <= version) {
      signal.throwIfAborted()
      await new Promise<void>((resolve, reject) => {
        const abort = () => reject(signal.reason)
        signal.addEventListener("abort", abort, { once: true })
        this.#notify = () => {
          signal.removeEventListener("abort", abort)
          resolve()
        }
      })
    }
    return this.#version
  }

  /** Fetches and stores the missing blocks up to the node's height, which may move meanwhile. */
  async #catchUp(): Promise<void> {
    const { signal } = this.#options
    const { stored } = this.#committer
    for await (const arrived of fetchInOrder((stored?.height ?? -1) + 1, this.#ahead, signal)) {
      const [first] = arrived.blocks
      if (first) this.#checkContainer(first)
      if (!(await this.#committer.add(arrived))) {
        arrived.release()
        this.#history.doubt()
        // The block before may be the wrong one, which shows when it is stored.
        await this.#committer.flush()
        this.#refuse(first as BlockOf[Chain])
      }
    }
    await this.#committer.flush()
  }

  /**
   * Throws the fault of a block that does not follow the stored one. When that happens for the second time the stored block was compared
   * between the two, so the node that returned this one is distrusted.
   */
  #refuse(block: BlockOf[Chain]): never {
    const { node, work } = this.#options
    const fault = nonsense(`${work.chain}-Chain: block ${block.height} does not follow the one that is stored`)
    if (this.#refusedHeight === block.height) node.distrust(work.chain, block, fault)
    this.#refusedHeight = block.height
    throw fault
  }

  /**
   * A container that names another one before it than the node gave shows that one of them is false, and not which one: the node is
   * distrusted, so that all blocks are compared again soon.
   */
  #checkContainer(block: BlockOf[Chain]): void {
    const { height, proposer } = block
    const { node, work } = this.#options
    const before = this.#committer.last?.proposer?.containerId
    if (before === undefined || !proposer || proposer.parentContainerId === before) return
    node.distrust(
      work.chain,
      block,
      nonsense(`${work.chain}-Chain: the container of block ${height} does not follow the one before it`),
    )
  }

  /** Discards the fetched blocks after a fault in one of them. */
  async #forget(): Promise<void> {
    try {
      await this.#committer.drop()
    } catch (error) {
      // The error is the known fault or a similar one.
      if (!(error instanceof NodeFault)) throw error
    }
  }
}
