import type { Arrived } from "../backfill/fetch-in-order.ts"
import type { Clock } from "../clock.ts"

/** Large enough for the store to sort efficiently, small enough for memory and for frequent progress. */
const enoughRows = 8_000
const enoughBytes = 16 * 1024 * 1024
const gatherMs = 500

/** How blocks of one kind are committed. */
export interface CommitOptions<Block, Head> {
  readonly clock: Clock
  /** After it aborts, only batches that are already being stored are completed. */
  readonly signal: AbortSignal
  /** The last stored block. */
  readonly stored: Head | undefined
  /** Bytes of answers that make a full batch. Default 16 MiB. */
  readonly enoughBytes?: number
  /** Rows that make a full batch, as `rowsOf` counts them. Default 8,000. */
  readonly enoughRows?: number
  /** The part of a block that the next block is compared with. */
  headOf(block: Block): Head
  /** Whether a block directly follows the last one. */
  follows(block: Block, last: Head | undefined): boolean
  rowsOf(block: Block): number
  /** Whether storing a batch may begin while the previous one is being stored. Default no. */
  readonly isAhead?: boolean
  /**
   * Stores consecutive blocks that follow the last stored one.
   *
   * @param onStored - reports, before the promise settles, that the blocks up to this one are stored. Optional to call.
   * @param previous - the storing of the previous batch; it must have ended before this batch is stored.
   */
  store(blocks: readonly Block[], onStored: (last: Block) => void, previous: Promise<void>): Promise<void>
}

/** A batch that is being stored. */
interface Flight<Block> {
  readonly last: Block
  /** Rejects if this batch or one before it could not be stored. */
  readonly stored: Promise<void>
  /** Resolves when `stored` has settled. */
  readonly ended: Promise<void>
}

class Pending<Block> {
  readonly blocks: Block[] = []
  readonly releases: (() => void)[] = []
  rows = 0
  bytes = 0
}

/**
 * Stores blocks in order, in batches: the next batch gathers while one is being stored, and with `isAhead` a full next batch
 * is already prepared. An added block is stored within half a second, even if no block follows. When storing fails, the
 * gathered blocks are discarded, since the blocks before them are missing.
 */
export class Committer<Block, Head> {
  /** The last stored block. */
  stored: Head | undefined
  readonly #options: CommitOptions<Block, Head>
  readonly #enoughBytes: number
  #pending = new Pending<Block>()
  /** The running batches, in the order of their blocks. */
  #flights: readonly Flight<Block>[] = []
  readonly #mostFlights: number
  #storedAt = Number.NEGATIVE_INFINITY
  /** Whether a timer will store the gathered blocks. */
  #isTimed = false
  /** Why storing failed, until a caller got the error. */
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
   * @returns whether they follow the last one; if not, nothing was added.
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

  /** Stores all added blocks. */
  async flush(): Promise<void> {
    await this.#settled()
    this.#options.signal.throwIfAborted()
    if (this.#pending.blocks.length > 0) this.#start()
    await this.#settled()
  }

  /** Discards the added blocks that are not being stored yet. Throws the error of a failed store, unless another call has thrown it. */
  async drop(): Promise<void> {
    this.#forget()
    await this.#settled()
  }

  #forget(): void {
    for (const release of this.#pending.releases) release()
    this.#pending = new Pending()
  }

  /** Stores the gathered blocks after a pause, since the next block may be far off. */
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

  /** Waits until at most `most` batches are being stored. Throws the error of a failed store once, after all batches have ended. */
  async #settled(most = 0): Promise<void> {
    while (this.#flights.length > (this.#failure ? 0 : most)) await this.#flights[0]?.ended
    const failure = this.#failure
    this.#failure = undefined
    if (failure) throw failure.error
  }

  /** Stores the gathered blocks unless a batch is being stored; then they keep gathering until it has ended. */
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
      // The next call of `add` or `flush` throws the first error.
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

/** Settles like the work, but only after the previous batch has ended; the error of the previous batch takes precedence. */
async function afterPrevious(work: Promise<void>, previous: Promise<void>): Promise<void> {
  await Promise.allSettled([work, previous])
  await previous
  await work
}
