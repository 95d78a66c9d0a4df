import type {
  Batch,
  BlockReference,
  BlockRow,
  ChainWriter,
  DeploymentRow,
  TransactionRow,
  TransferRow,
} from "@serac/store"
import type { Arrived } from "../backfill/fetch-in-order.ts"
import type { DecodedBlock } from "../decode/block.ts"
import type { Clock } from "../node/clock.ts"
import type { Tracker } from "../tracker.ts"

/** Large enough for the store to sort, small enough for progress to show and for memory. */
const enoughRows = 8_000
const enoughBytes = 16 * 1024 * 1024
const longEnough = 500

class Pending {
  readonly blocks: BlockRow[] = []
  readonly transactions: TransactionRow[] = []
  readonly transfers: TransferRow[] = []
  readonly deployments: DeploymentRow[] = []
  readonly releases: (() => void)[] = []
  bytes = 0

  get rows(): number {
    return this.blocks.length + this.transactions.length + this.transfers.length
  }

  add({ block, transactions, transfers, deployments }: DecodedBlock): void {
    this.blocks.push(block)
    for (const one of transactions) this.transactions.push(one)
    for (const one of transfers) this.transfers.push(one)
    for (const one of deployments) this.deployments.push(one)
  }
}

/** Stores blocks in their order, in batches: while one is being stored the next one gathers. */
export class Committer {
  /** The last block stored. */
  stored: BlockReference | undefined
  readonly #writer: ChainWriter
  readonly #clock: Clock
  readonly #tracker: Tracker
  readonly #onCommit: () => void
  readonly #signal: AbortSignal
  #pending = new Pending()
  #storing: Promise<void> | undefined
  #storedAt = Number.NEGATIVE_INFINITY

  /** @param signal - after it nothing more is stored but what is in hand. */
  constructor(
    writer: ChainWriter,
    clock: Clock,
    tracker: Tracker,
    stored: BlockReference | undefined,
    onCommit: () => void,
    signal: AbortSignal,
  ) {
    this.#writer = writer
    this.#clock = clock
    this.#tracker = tracker
    this.#onCommit = onCommit
    this.#signal = signal
    this.stored = stored
  }

  /** The last block that was added, stored or not. */
  get last(): Pick<BlockReference, "number" | "hash"> | undefined {
    return this.#pending.blocks.at(-1) ?? this.#inHand ?? this.stored
  }

  #inHand: BlockRow | undefined

  /**
   * Adds blocks that follow the last one. Resolves when more can be added.
   *
   * @returns whether they follow it; if not, nothing was added.
   */
  async add(arrived: Arrived): Promise<boolean> {
    const { last } = this
    const { block } = arrived.blocks[0] as DecodedBlock
    if (last ? block.number !== last.number + 1 || block.parentHash !== last.hash : block.number !== 0) return false
    for (const one of arrived.blocks) this.#pending.add(one)
    this.#pending.bytes += arrived.bytes
    this.#pending.releases.push(() => arrived.release())
    const isEnough = this.#pending.rows >= enoughRows || this.#pending.bytes >= enoughBytes
    if (isEnough) await this.#storing
    this.#signal.throwIfAborted()
    if (isEnough || (!this.#storing && this.#clock.now() - this.#storedAt >= longEnough)) this.#start()
    return true
  }

  /** Stores whatever was added. */
  async flush(): Promise<void> {
    await this.#storing
    this.#signal.throwIfAborted()
    if (this.#pending.blocks.length > 0) this.#start()
    await this.#storing
  }

  /** Forgets what was added and is not stored yet. */
  async drop(): Promise<void> {
    for (const release of this.#pending.releases) release()
    this.#pending = new Pending()
    await this.#storing
  }

  #start(): void {
    const batch = this.#pending
    this.#pending = new Pending()
    this.#storing = this.#store(batch)
    // Whoever adds or flushes next gets the error.
    this.#storing.catch(() => {})
  }

  async #store(pending: Pending): Promise<void> {
    const { blocks, transactions, transfers, deployments, releases } = pending
    const last = blocks.at(-1) as BlockRow
    this.#inHand = last
    const batch: Batch = { blocks, transactions, transfers, deployments }
    const now = this.#clock.now()
    const nodeHead = Math.max(last.number, this.#tracker.nodeHead ?? 0)
    const reached = Math.max(last.number, this.#tracker.reached)
    try {
      await this.#writer.append(batch, { nodeHead, reached, now: Math.floor(now / 1000) })
    } finally {
      this.#inHand = undefined
      for (const release of releases) release()
    }
    this.#storing = undefined
    this.stored = { number: last.number, hash: last.hash, timestamp: last.timestamp }
    this.#storedAt = this.#clock.now()
    this.#tracker.committed(this.stored, blocks.length, transactions.length, transfers.length)
    this.#onCommit()
  }
}
