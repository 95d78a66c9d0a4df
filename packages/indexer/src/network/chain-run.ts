import { equalBytes } from "@serac/chain"
import type { NetworkBlockReference, NetworkWriter } from "@serac/store"
import { type AheadContext, Budget, fetchInOrder, Pace, UnreadableBlockError } from "../core/backfill/index.ts"
import { type Clock, type LogFunction, NodeFault, nonsense } from "../core/index.ts"
import { HeadQuestion } from "../core/node/index.ts"
import { type Quarantine, StuckBlocks } from "../core/quarantine/index.ts"
import { Committer } from "../core/writer/index.ts"
import type { ChainWork } from "./chain-work.ts"
import { History } from "./history.ts"
import type { ChainTracker } from "./network-tracker.ts"
import type { BlockOf } from "./node/chain-blocks.ts"
import type { NetworkNode } from "./node/network-node.ts"
import { RefusedBlock } from "./refused-block.ts"
import { ForgedBlock } from "./verify/forged-block.ts"

/** Bytes of the answer about one block: the largest block in its container, in hexadecimal, twice over. */
const largestBlock = 4 * 1024 * 1024
/**
 * Rows that make a batch. Most tables are ordered by hashes or owners, so that a batch changes about as many pages whether it
 * is of a thousand blocks or of two thousand; with four times as many rows storing a block takes three quarters of the time.
 */
const enoughRows = 16_000
/** Milliseconds between two attempts at a block at most. */
const maxAttemptPauseMs = 3_000
/** Failures in a row after which an operator hears of them, again and again: the heights that nodes tell meanwhile are no progress. */
const manyFailures = 20

/** What indexing one chain of a network needs. */
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
  /** Where blocks go that cannot be read. */
  readonly quarantine?: Quarantine | undefined
}

/** Indexes one chain: fetches ahead, stores in order, and then waits for more. */
export class ChainRun<Chain extends keyof BlockOf> {
  readonly #options: ChainRunOptions<Chain>
  readonly #ahead: AheadContext<BlockOf[Chain]>
  #committer!: Committer<BlockOf[Chain], Pick<NetworkBlockReference, "height" | "id">>
  #parts: Promise<unknown> = Promise.resolve()
  readonly #stuckBlocks: StuckBlocks
  readonly #refused: RefusedBlock<BlockOf[Chain]>
  readonly #history: History
  /** Counts the times that the node told its height. */
  #version = 0
  #notify: () => void = () => {}

  constructor(options: ChainRunOptions<Chain>) {
    const { node, work, clock, tracker, concurrency, maxBufferBytes } = options
    const { chain } = work
    const { networkId, quarantine, log, signal, writer } = options
    const subject = { networkId, chain }
    this.#stuckBlocks = new StuckBlocks({ quarantine, listener: tracker, clock, log, signal, subject })
    this.#refused = new RefusedBlock(clock, work.bytesOf)
    this.#history = new History({ chain, networkId, node, writer, tracker, clock, log, signal })
    this.#options = options
    this.#ahead = {
      read: (from, count, signal, limit) => node.blocks(chain, from, count, signal, limit),
      clock,
      pace: new Pace(concurrency, () => node.mostBlocks(chain)),
      budget: new Budget(maxBufferBytes),
      // What is next in order must get through, however little may wait.
      maxBlockBytes: largestBlock,
      to: () => tracker.nodeHeight ?? -1,
      onFault: (fault) => tracker.blocked(fault),
      onAnswer: (_, askedAt) => tracker.answered(askedAt),
    }
  }

  /** Bytes of what was fetched and is not stored yet. */
  get queuedBytes(): number {
    return this.#ahead.budget.used
  }

  /** Goes on until the signal aborts or an operator is needed: then it rejects. */
  async loop(): Promise<never> {
    const { writer, work, node, clock, signal, tracker, maxBufferBytes } = this.#options
    tracker.asks(() => node.due(work.chain))
    const stored = await writer.head(work.chain)
    tracker.stored(stored)
    await this.#stuckBlocks.resume(stored?.height)
    this.#committer = new Committer({
      clock,
      signal,
      stored,
      // One batch is stored, one prepared, and one gathers, while more is fetched.
      isAhead: true,
      enoughBytes: maxBufferBytes / 4,
      enoughRows,
      headOf: ({ height, id }) => ({ height, id }),
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

  /** Waits for what is being stored. To be called once the signal is aborted. */
  async end(): Promise<void> {
    await this.#parts
    await this.#committer?.drop()
  }

  /** Asks for the chain's height again and again, whatever else goes on: it may turn out to be lower than was said. */
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

  /** Stores what is new whenever the height was told. */
  async #follow(): Promise<never> {
    const { clock, signal, tracker, work, node, log } = this.#options
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
        if (error instanceof ForgedBlock) node.distrust(work.chain, error)
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

  /** Stores what comes before a block that cannot be read, and waits until it may be asked for again. */
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

  /** Resolves once the height was told after this version. */
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

  /** Fetches and stores what is missing up to the node's height, wherever that moves meanwhile. */
  async #catchUp(): Promise<void> {
    const { signal, work } = this.#options
    const { stored } = this.#committer
    for await (const arrived of fetchInOrder((stored?.height ?? -1) + 1, this.#ahead, signal)) {
      if (!(await this.#committer.add(arrived))) {
        arrived.release()
        this.#history.doubt()
        // It may be the block before that is wrong, which shows when it is stored.
        await this.#committer.flush()
        throw nonsense(`${work.chain}-Chain: block ${arrived.blocks[0]?.height} does not follow the one that is stored`)
      }
    }
    await this.#committer.flush()
  }

  /** Drops what was fetched: something of it was wrong. */
  async #forget(): Promise<void> {
    try {
      await this.#committer.drop()
    } catch (error) {
      // It is the fault that is known, or one more of its kind.
      if (!(error instanceof NodeFault)) throw error
    }
  }
}
