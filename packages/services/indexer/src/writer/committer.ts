import type { Arrived } from "../backfill/fetch-in-order.ts"
import type { Clock } from "../node/clock.ts"

/** Large enough for the store to sort, small enough for progress to show and for memory. */
const enoughRows = 8_000
const enoughBytes = 16 * 1024 * 1024
const longEnough = 500

/** What is done with blocks of one kind. */
export interface CommitOptions<Block, Head> {
  readonly clock: Clock
  /** After it nothing more is stored but what is in hand. */
  readonly signal: AbortSignal
  /** The last block stored. */
  readonly stored: Head | undefined
  /** Bytes of answers that make a batch. Default 16 MiB. */
  readonly enoughBytes?: number
  /** What the next block is compared with. */
  headOf(block: Block): Head
  /** Whether a block is the next after the last one. */
  follows(block: Block, last: Head | undefined): boolean
  rowsOf(block: Block): number
  /**
   * Stores blocks that follow each other and the last one stored.
   *
   * @param onStored - may be told, before it resolves or rejects, that the blocks up to this one are stored.
   */
  store(blocks: readonly Block[], onStored: (last: Block) => void): Promise<void>
}

class Pending<Block> {
  readonly blocks: Block[] = []
  readonly releases: (() => void)[] = []
  rows = 0
  bytes = 0
}

/**
 * Stores blocks in their order, in batches: while one is being stored the next one gathers. What was added is stored within
 * half a second, also when nothing comes after it. When storing fails, what has gathered meanwhile is forgotten with it: it
 * would follow nothing.
 */
export class Committer<Block, Head> {
  /** The last block stored. */
  stored: Head | undefined
  readonly #options: CommitOptions<Block, Head>
  readonly #enoughBytes: number
  #pending = new Pending<Block>()
  #storing: Promise<void> | undefined
  #storedAt = Number.NEGATIVE_INFINITY
  #inHand: Block | undefined
  /** Whether what gathers is to be stored in a moment. */
  #isTimed = false
  /** Whether storing failed and nobody was told yet. */
  #hasFailed = false

  constructor(options: CommitOptions<Block, Head>) {
    this.#options = options
    this.#enoughBytes = Math.min(options.enoughBytes ?? enoughBytes, enoughBytes)
    this.stored = options.stored
  }

  /** The last block that was added, stored or not. */
  get last(): Head | undefined {
    const block = this.#pending.blocks.at(-1) ?? this.#inHand
    return block === undefined ? this.stored : this.#options.headOf(block)
  }

  /**
   * Adds blocks that follow the last one. Resolves when more can be added.
   *
   * @returns whether they follow it; if not, nothing was added.
   */
  async add(arrived: Arrived<Block>): Promise<boolean> {
    const { clock, signal, follows, rowsOf } = this.#options
    if (this.#hasFailed) await this.#settled()
    if (!follows(arrived.blocks[0] as Block, this.last)) return false
    for (const one of arrived.blocks) {
      this.#pending.blocks.push(one)
      this.#pending.rows += rowsOf(one)
    }
    this.#pending.bytes += arrived.bytes
    this.#pending.releases.push(() => arrived.release())
    const isEnough = this.#pending.rows >= enoughRows || this.#pending.bytes >= this.#enoughBytes
    if (isEnough) await this.#settled()
    signal.throwIfAborted()
    if (isEnough || clock.now() - this.#storedAt >= longEnough) this.#start()
    this.#startLater()
    return true
  }

  /** Stores whatever was added. */
  async flush(): Promise<void> {
    await this.#settled()
    this.#options.signal.throwIfAborted()
    if (this.#pending.blocks.length > 0) this.#start()
    await this.#settled()
  }

  /** Forgets what was added and is not stored yet. Throws what storing has thrown since the last call of any method. */
  async drop(): Promise<void> {
    this.#forget()
    await this.#settled()
  }

  #forget(): void {
    for (const release of this.#pending.releases) release()
    this.#pending = new Pending()
  }

  /** Stores what gathers in a moment: the next block may not come for long. */
  #startLater(): void {
    if (this.#isTimed || this.#pending.blocks.length === 0) return
    this.#isTimed = true
    const { clock, signal } = this.#options
    const start = () => {
      this.#isTimed = false
      if (signal.aborted) return
      this.#start()
      this.#startLater()
    }
    clock.sleep(longEnough, signal).then(start, () => {})
  }

  /** Waits for what is being stored; its error is thrown once. */
  async #settled(): Promise<void> {
    const storing = this.#storing
    try {
      await storing
    } finally {
      if (this.#storing === storing) {
        this.#storing = undefined
        this.#hasFailed = false
      }
    }
  }

  #start(): void {
    if (this.#storing || this.#pending.blocks.length === 0) return
    const batch = this.#pending
    this.#pending = new Pending()
    this.#storing = this.#store(batch)
    // Whoever adds or flushes next gets the error.
    this.#storing.catch(() => {})
  }

  async #store({ blocks, releases }: Pending<Block>): Promise<void> {
    const { clock, headOf, store } = this.#options
    const last = blocks.at(-1) as Block
    this.#inHand = last
    try {
      await store(blocks, (block) => {
        this.stored = headOf(block)
      })
    } catch (error) {
      this.#hasFailed = true
      this.#forget()
      throw error
    } finally {
      this.#inHand = undefined
      for (const release of releases) release()
    }
    this.#storing = undefined
    this.stored = headOf(last)
    this.#storedAt = clock.now()
  }
}
