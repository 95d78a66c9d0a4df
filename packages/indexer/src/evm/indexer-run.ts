import type { BlockReference } from "@serac/store"
import {
  type AheadContext,
  type Arrived,
  Budget,
  fetchInOrder,
  Pace,
  UnreadableBlockError,
} from "../core/backfill/index.ts"
import { NodeFault, nonsense } from "../core/index.ts"
import { StuckBlocks } from "../core/quarantine/index.ts"
import { headBlocks, indexingSettings } from "../core/settings.ts"
import { Committer } from "../core/writer/index.ts"
import { archivedText, withChunks } from "./archive/archive-blocks.ts"
import { largestAnswer } from "./backfill/limits.ts"
import { blockFetcher } from "./backfill/read-blocks.ts"
import type { HeadFirst } from "./background/head-first.ts"
import type { PackedBlock } from "./decode/packed-block.ts"
import { Parties } from "./decode/parties.ts"
import { Forks } from "./follow/forks.ts"
import { Heads } from "./follow/heads.ts"
import type { Header } from "./node/header.ts"
import type { RunOptions } from "./run-options.ts"
import { indexerSettings } from "./settings.ts"
import type { Tracker } from "./tracker.ts"
import type { BlockVerifier } from "./verify/block-verifier.ts"
import { decodeVerified, type VerifiedContext } from "./verify/decode-verified.ts"
import { Intake } from "./verify/intake.ts"
import { storingBlocks } from "./writer/store-blocks.ts"

const byHashAttempts = 2
/** Maximum milliseconds between two attempts at a block. */
const maxAttemptPauseMs = 3_000

/** The main loop of an indexer: follows the node's head, and stores the missing blocks up to it. */
export class IndexerRun {
  readonly #options: RunOptions
  readonly #maxBufferBytes: number
  readonly #tracker: Tracker
  readonly #headFirst: HeadFirst
  readonly #onCommit: () => void
  readonly #decoding: VerifiedContext
  readonly #ahead: AheadContext<PackedBlock>
  #heads!: Heads
  #committer!: Committer<PackedBlock, BlockReference>
  #forks!: Forks
  #intake!: Intake
  readonly #stuckBlocks: StuckBlocks
  #byHash = { hash: "", attempts: 0 }

  constructor(
    options: RunOptions,
    verifier: BlockVerifier,
    tracker: Tracker,
    headFirst: HeadFirst,
    onCommit: () => void,
  ) {
    const { chain, node, clock } = options
    const {
      concurrency = indexingSettings.concurrency.default,
      maxBufferBytes = indexingSettings.maxBufferBytes.default,
    } = options
    this.#options = options
    this.#maxBufferBytes = maxBufferBytes
    this.#tracker = tracker
    this.#headFirst = headFirst
    this.#onCommit = onCommit
    const { quarantine, log, signal } = options
    const subject = { chainId: chain.chainId }
    this.#stuckBlocks = new StuckBlocks({ quarantine, listener: tracker, clock, log, signal, subject })
    const isAtHead = (number: number) => number > (this.#heads.observed?.number ?? 0) - headBlocks
    this.#decoding = { chainId: chain.chainId, parties: new Parties(), verifier, isAtHead }
    this.#ahead = {
      read: blockFetcher(node, this.#decoding, options.archiver),
      clock,
      pace: new Pace(concurrency),
      budget: new Budget(maxBufferBytes),
      maxBlockBytes: largestAnswer,
      to: () => this.#heads.observed?.number ?? -1,
      onFault: (fault) => tracker.blocked(fault),
      onAnswer: (highest, askedAt) => tracker.answered(highest, askedAt),
    }
  }

  /** Bytes of fetched blocks that are not stored yet. */
  get queuedBytes(): number {
    return this.#ahead.budget.used
  }

  async loop(): Promise<never> {
    const {
      writer,
      archiver,
      clock,
      signal,
      chain,
      node,
      log,
      reorgDepth = indexerSettings.reorgDepth.default,
    } = this.#options
    const stored = await writer.head()
    this.#tracker.stored(stored)
    await this.#stuckBlocks.resume(stored?.number)
    const storing = storingBlocks({
      writer,
      archiver,
      clock,
      tracker: this.#tracker,
      onCommit: () => this.#committed(),
    })
    const enoughBytes = Math.ceil(this.#maxBufferBytes / 4)
    this.#committer = new Committer({ ...storing, clock, signal, stored, enoughBytes })
    this.#intake = new Intake({
      node,
      committer: this.#committer,
      decoding: this.#decoding,
      archived: this.#options.archived,
      reorgDepth,
      lowestRollback: () => writer.lowestRollback(),
      nodeHead: () => this.#heads.observed?.number,
      rollback: (ancestor, stored) => this.#rollback(ancestor, stored),
    })
    this.#forks = new Forks({ node, writer, reorgDepth, signal, log, chainId: chain.chainId })
    this.#tracker.asks(() => node.due)
    this.#heads = this.#watch()
    let failures = 0
    for (let version = 0; ; ) {
      const head = await this.#heads.next(version)
      version = this.#heads.version
      try {
        if (await this.#approach(head)) version = 0
        failures = 0
      } catch (caught) {
        const error = caught instanceof UnreadableBlockError ? await this.#setAside(caught) : caught
        this.#intake.forget(this.#committer.last)
        if (error === undefined) {
          version = 0
          continue
        }
        if (!(error instanceof NodeFault)) throw error
        signal.throwIfAborted()
        this.#tracker.blocked(error)
        await clock.sleep(Math.min(maxAttemptPauseMs, 20 * 2 ** failures++) * (1 - clock.random() / 2), signal)
        version = 0
      }
    }
  }

  /** Stores the blocks before an unreadable one, and waits until its next attempt. Returns the error if that fails. */
  async #setAside(block: UnreadableBlockError): Promise<unknown> {
    const { signal } = this.#options
    try {
      await this.#committer.flush()
      signal.throwIfAborted()
      await this.#stuckBlocks.setAside(block)
      return undefined
    } catch (error) {
      return error
    }
  }

  #committed(): void {
    this.#stuckBlocks.stored(this.#tracker.head?.number ?? -1)
    this.#onCommit()
  }

  /** Waits for the running store operation. */
  async end(): Promise<void> {
    await this.#committer?.drop()
  }

  #watch(): Heads {
    const {
      node,
      chain,
      clock,
      log,
      signal,
      pollInterval = indexingSettings.pollInterval.default,
      WebSocket,
    } = this.#options
    const onFault = (fault: NodeFault) => this.#tracker.faulted(fault)
    const onAnswer = (askedAt: number) => this.#tracker.answered(-1, askedAt)
    const onSilence = (askedAt: number) => this.#tracker.silent(askedAt)
    const onHead = ({ number }: Header, askedAt: number) => this.#tracker.observed(number, askedAt)
    const { chainId, wsUrl } = chain
    const heard = { onHead, onFault, onAnswer, onSilence }
    return new Heads({ node, chainId, clock, log, pollInterval, wsUrl, WebSocket, ...heard }, signal)
  }

  /** Reacts to a head of the node. Returns whether the head must be examined again because blocks were undone. */
  async #approach(head: Header): Promise<boolean> {
    if (await this.#intake.resume(this.#options.signal)) return true
    const { stored } = this.#committer
    if (!stored || head.number > stored.number) {
      this.#forks.settled()
      const isNext = head.number === (stored?.number ?? -1) + 1 && !this.#isHopeless(head)
      return isNext ? this.#headFirst.during(() => this.#append(head)) : this.#catchUp(stored)
    }
    const ancestor = await this.#forks.check(head, stored)
    if (ancestor === undefined) {
      this.#tracker.agreed()
      return false
    }
    if (ancestor !== "hurry") return this.#rollback(ancestor, stored)
    this.#heads.hurry()
    return false
  }

  /** Whether no endpoint knows the hash: the block is then requested by number. */
  #isHopeless({ hash }: Header): boolean {
    return this.#byHash.hash === hash && this.#byHash.attempts >= byHashAttempts
  }

  /** Stores the node's head. It is requested by hash, so that block and receipts belong to the same fork. */
  async #append(head: Header): Promise<boolean> {
    const { node, clock, signal, archiver } = this.#options
    const { maxBlockBytes, budget, onAnswer } = this.#ahead
    if (this.#byHash.hash !== head.hash) this.#byHash = { hash: head.hash, attempts: 0 }
    this.#byHash.attempts++
    const askedAt = clock.elapsed()
    const { value, bytes } = await node.blocks([head], signal, maxBlockBytes, ([given]) => {
      const answers = given ?? { block: null, receipts: null }
      const blocks = [decodeVerified(head, answers, this.#decoding)]
      return { blocks, texts: archiver ? [archivedText(head.number, answers)] : [] }
    })
    onAnswer(head.number, askedAt)
    this.#byHash.attempts = 0
    budget.force(bytes)
    const { blocks } = archiver ? await withChunks(value, archiver) : value
    const arrived = { blocks, bytes, release: () => budget.free(bytes) }
    if (!(await this.#intake.take(arrived))) return this.#resolve(arrived)
    await this.#committer.flush()
    return false
  }

  /** Fetches and stores the missing blocks up to the node's head, which may move meanwhile. */
  async #catchUp(stored: BlockReference | undefined): Promise<boolean> {
    const { signal } = this.#options
    for await (const arrived of fetchInOrder((stored?.number ?? -1) + 1, this.#ahead, signal))
      if (!(await this.#intake.take(arrived))) return this.#resolve(arrived)
    await this.#intake.release()
    await this.#committer.flush()
    return false
  }

  /** Handles blocks that do not follow the last one: either the node switched forks, or its answers came from two. */
  async #resolve({ blocks, release }: Arrived<PackedBlock>): Promise<true> {
    release()
    await this.#committer.drop()
    const { stored } = this.#committer
    this.#intake.forget(stored)
    const { block } = blocks[0] as PackedBlock
    if (stored && block.number === stored.number + 1 && block.parentHash !== stored.hash)
      return this.#rollback(await this.#forks.find(block, stored), stored)
    throw nonsense(`block ${block.number} does not follow the blocks before it`)
  }

  async #rollback(ancestor: number, stored: BlockReference): Promise<true> {
    const { writer, log, chain } = this.#options
    await this.#forks.undo(ancestor, stored)
    const head = await writer.head()
    this.#committer.stored = head
    this.#intake.undone(stored, head)
    this.#tracker.reorganised(head)
    log("info", "The chain was reorganised", {
      chainId: chain.chainId,
      from: stored.number,
      to: ancestor,
      depth: stored.number - ancestor,
    })
    return true
  }
}
