import type { FeedHead } from "./head.ts"

/** A block that was told, and the logs of it that were told; undefined where nobody wanted any. */
export interface FeedBlock extends FeedHead {
  logs?: readonly FeedLog[]
}

/** A log, with what filters look at. */
export interface FeedLog {
  readonly address: string
  readonly topics: readonly string[]
  /** Its JSON. */
  readonly text: string
}

/** Is told of blocks in their order, and of those that a reorganisation takes back, the last one first. */
export interface BlockListener {
  added(block: FeedBlock): void
  removed(block: FeedBlock): void
}

/** Asks a node for the header of a block by its number; undefined where it has none. */
export type FetchHead = (number: number) => Promise<FeedHead | undefined>

/** Blocks that are remembered: a reorganisation that is deeper is told from the lowest of them on. */
export const rememberedBlocks = 128

/**
 * The blocks of a chain one after the other, whatever heads nodes tell: what lies between is fetched by number, each block has the one before it
 * as its parent, and none comes twice.
 */
export class HeadFeed {
  readonly #listener: BlockListener
  /** The last blocks that were told, in their order. */
  readonly #blocks: FeedBlock[] = []
  #running: Promise<void> = Promise.resolve()
  #target: { readonly head: FeedHead; readonly fetch: FetchHead } | undefined

  constructor(listener: BlockListener) {
    this.#listener = listener
  }

  /** Begins behind a block, unless it has begun. */
  begin(head: FeedHead): void {
    if (this.#blocks.length === 0) this.#blocks.push({ ...head })
  }

  /** Forgets all: nobody listens any more. */
  reset(): void {
    this.#blocks.length = 0
    this.#target = undefined
  }

  /** Goes on to a head of the node that `fetch` asks. Rejects with what `fetch` throws. */
  follow(head: FeedHead, fetch: FetchHead): Promise<void> {
    // With what fetches: one that was begun before may be of a connection that has ended.
    this.#target = { head, fetch }
    const before = this.#running
    const running = before.then(() => this.#advance())
    this.#running = running.catch(() => {})
    return running
  }

  /** To the last head that is known, which may be a later one than the one that this was begun for. */
  async #advance(): Promise<void> {
    if (this.#target === undefined) return
    const { head, fetch } = this.#target
    this.#target = undefined
    /** The last block that was fetched. Where the head does not follow it, the chain was reorganised after the head was told. */
    let fetched: FeedHead | undefined
    let isStale = false
    for (;;) {
      const tip = this.#blocks.at(-1)
      if (tip === undefined) return
      if (head.number <= tip.number) {
        if (isStale) return
        const own = this.#blocks[this.#blocks.length - 1 - (tip.number - head.number)]
        // Told before, or of a node that is behind.
        if (own === undefined || own.hash === head.hash) return
        this.#remove()
        if (this.#blocks.length === 0) return this.#add(head)
        continue
      }
      const isHead = head.number === tip.number + 1 && !isStale
      const next = isHead ? head : await fetch(tip.number + 1)
      // Meanwhile everybody may have gone.
      if (next === undefined || this.#blocks.at(-1) !== tip) return
      if (next.parentHash === tip.hash) {
        this.#add(next)
        if (!isHead) fetched = next
      } else if (isHead && fetched?.hash === tip.hash) isStale = true
      else {
        this.#remove()
        if (this.#blocks.length > 0) continue
        const lowest = tip.number === head.number ? head : await fetch(tip.number)
        if (lowest === undefined) return
        this.#add(lowest)
        fetched = lowest
      }
    }
  }

  #add(head: FeedHead): void {
    const block: FeedBlock = { ...head }
    this.#blocks.push(block)
    if (this.#blocks.length > rememberedBlocks) this.#blocks.shift()
    this.#listener.added(block)
  }

  #remove(): void {
    const block = this.#blocks.pop()
    if (block !== undefined) this.#listener.removed(block)
  }
}
