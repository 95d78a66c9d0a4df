import type { Arrived } from "../backfill/fetch-in-order.ts"
import type { Clock } from "../clock.ts"

/** Large enough for the store to sort, small enough for progress to show and for memory. */
const enoughRows = 8_000
const enoughBytes = 16 * 1024 * 1024
const gatherMs = 500

/** What is done with blocks of one kind. */
export interface CommitOptions<Block, Head> {
  readonly clock: Clock
  /** After it nothing more is stored but what is in hand. */
  readonly signal: AbortSignal
  /** The last block stored. */
  readonly stored: Head | undefined
  /** Bytes of answers that make a batch. Default 16 MiB. */
  readonly enoughBytes?: number
  /** Rows that make a batch, as `rowsOf` counts them. Default 8,000. */
  readonly enoughRows?: number
  /** What the next block is compared with. */
  headOf(block: Block): Head
  /** Whether a block is the next after the last one. */
  follows(block: Block, last: Head | undefined): boolean
  rowsOf(block: Block): number
  /** Whether storing a batch may begin while the one before it is being stored. Default no. */
  readonly isAhead?: boolean
  /**
   * Stores blocks that follow each other and the last one stored.
   *
   * @param onStored - may be told, before it resolves or rejects, that the blocks up to this one are stored.
   * @param previous - the storing of the batch before; it is to be waited for before anything of this one is stored.
   */
  store(blocks: readonly Block[], onStored: (last: Block) => void, previous: Promise<void>): Promise<void>
}

/** A batch that is being stored. */
interface Flight<Block> {
  readonly last: Block
  /** Rejects when it could not be stored, or what came before it could not. */
  readonly stored: Promise<void>
  /** Resolves when that is known. */
  readonly ended: Promise<void>
}

class Pending<Block> {
  readonly blocks: Block[] = []
  readonly releases: (() => void)[] = []
  rows = 0
  bytes = 0
}

/**
 * Stores blocks in their order, in batches: while one is being stored the next one gathers, and with `isAhead` a full one
 * behind it is prepared. What was added is stored within half a second, also when nothing comes after it. When storing fails,
 * what has gathered meanwhile is forgotten with it: it would follow nothing.
 */
export class Committer<Block, Head> {
  /** The last block stored. */
  stored: Head | undefined
  readonly #options: CommitOptions<Block, Head>
  readonly #enoughBytes: number
  #pending = new Pending<Block>()
  /** In the order of their blocks. */
  #flights: readonly Flight<Block>[] = []
  readonly #mostFlights: number
  #storedAt = Number.NEGATIVE_INFINITY
  /** Whether what gathers is to be stored in a moment. */
  #isTimed = false
  /** Why storing failed, until somebody was told. */
  #failure: { readonly error: unknown } | undefined

  constructor(options: CommitOptions<Block, Head>) {
    this.#options = options
    this.#enoughBytes = Math.min(options.enoughBytes ?? enoughBytes, enoughBytes)
    this.#mostFlights = options.isAhead ? 2 : 1
    this.stored = options.stored
  }

  /** The last block that was added, stored or not. */
  get last(): Head | undefined {
    const block = this.#pending.blocks.at(-1) ?? this.#flights.at(-1)?.last
    return block === undefined ? this.stored : this.#options.headOf(block)
  }

  /**
   * Adds blocks that follow the last one. Resolves when more can be added.
   *
   * @returns whether they follow it; if not, nothing was added.
   */
  async add(arrived: Arrived<Block>): Promise<boolean> {
    const { clock, signal, follows, rowsOf } = this.#options
    if (this.#failure) await this.#settled()
    if (!follows(arrived.blocks[0] as Block, this.last)) return false
    for (const one of arrived.blocks) {
      this.#pending.blocks.push(one)
      this.#pending.rows += rowsOf(one)
    }
    this.#pending.bytes += arrived.bytes
    this.#pending.releases.push(() => arrived.release())
    const isEnough =
      this.#pending.rows >= (this.#options.enoughRows ?? enoughRows) || this.#pending.bytes >= this.#enoughBytes
    if (isEnough) await this.#settled(this.#mostFlights - 1)
    signal.throwIfAborted()
    if (isEnough) this.#start()
    else if (clock.elapsed() - this.#storedAt >= gatherMs) this.#startAlone()
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
      this.#startAlone()
      this.#startLater()
    }
    clock.sleep(gatherMs, signal).then(start, () => {})
  }

  /** Waits until at most so many batches are being stored. What storing has thrown is thrown once, when all have ended. */
  async #settled(most = 0): Promise<void> {
    while (this.#flights.length > (this.#failure ? 0 : most)) await this.#flights[0]?.ended
    const failure = this.#failure
    this.#failure = undefined
    if (failure) throw failure.error
  }

  /** Stores what has gathered unless something is being stored: until that has ended more gathers. */
  #startAlone(): void {
    if (this.#flights.length === 0) this.#start()
  }

  #start(): void {
    if (this.#flights.length === this.#mostFlights || this.#failure || this.#pending.blocks.length === 0) return
    const batch = this.#pending
    this.#pending = new Pending()
    const stored = this.#store(batch, this.#flights.at(-1)?.stored ?? Promise.resolve())
    const end = () => {
      this.#flights = this.#flights.filter((one) => one !== flight)
    }
    const flight = { last: batch.blocks.at(-1) as Block, stored, ended: stored.then(end, end) }
    this.#flights = [...this.#flights, flight]
  }

  async #store({ blocks, releases }: Pending<Block>, previous: Promise<void>): Promise<void> {
    const { clock, headOf, store } = this.#options
    const onStored = (block: Block) => {
      this.stored = headOf(block)
    }
    try {
      await afterPrevious(store(blocks, onStored, previous), previous)
    } catch (error) {
      // Whoever adds or flushes next gets the error of what came first.
      this.#failure ??= { error }
      this.#forget()
      throw error
    } finally {
      for (const release of releases) release()
    }
    onStored(blocks.at(-1) as Block)
    this.#storedAt = clock.elapsed()
  }
}

/** The same, but not before what came before it has ended, whose error counts. */
async function afterPrevious(work: Promise<void>, previous: Promise<void>): Promise<void> {
  await Promise.allSettled([work, previous])
  await previous
  await work
}
