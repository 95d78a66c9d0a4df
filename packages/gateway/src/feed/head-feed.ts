import type { FeedHead } from "./head.ts"

/** A block that was announced, with its announced logs; undefined if nobody listened to logs. */
export interface FeedBlock extends FeedHead {
  logs?: readonly FeedLog[]
}

/** A log, with the members that filters compare. */
export interface FeedLog {
  readonly address: string
  readonly topics: readonly string[]
  /** The JSON of the log. */
  readonly text: string
}

/** Receives blocks in order, and the blocks that a reorganisation removes, the last one first. */
export interface BlockListener {
  added(block: FeedBlock): void
  removed(block: FeedBlock): void
}

/** Requests a block's header by number from a node; undefined if the node lacks the block. */
export type FetchHead = (number: number) => Promise<FeedHead | undefined>

/** Number of remembered blocks: a deeper reorganisation is announced from the lowest of them on. */
export const rememberedBlocks = 128

/**
 * Announces the blocks of a chain one after the other, whatever heads nodes report. Missing blocks are fetched by number.
 * Each block has the one before it as its parent, and none is announced twice.
 */
export class HeadFeed {
  readonly #listener: BlockListener
  /** The last announced blocks, in order. */
  readonly #blocks: FeedBlock[] = []
  #running: Promise<void> = Promise.resolve()
  #target: { readonly head: FeedHead; readonly fetch: FetchHead } | undefined

  constructor(listener: BlockListener) {
    this.#listener = listener
  }

  /** Begins after a block, unless the feed has begun. */
  begin(head: FeedHead): void {
    if (this.#blocks.length === 0) this.#blocks.push({ ...head })
  }

  /** Forgets all blocks: there are no listeners left. */
  reset(): void {
    this.#blocks.length = 0
    this.#target = undefined
  }

  /** Advances to a head of the node that `fetch` requests from. Rejects with the error of `fetch`. */
  follow(head: FeedHead, fetch: FetchHead): Promise<void> {
    // The target carries its `fetch`, since that of an earlier head may belong to a closed connection.
    this.#target = { head, fetch }
    const before = this.#running
    const running = before.then(() => this.#advance())
    this.#running = running.catch(() => {})
    return running
  }

  /** Advances to the latest known head, which may be newer than the one of the call. */
  async #advance(): Promise<void> {
    if (this.#target === undefined) return
    const { head, fetch } = this.#target
    this.#target = undefined
    /** The last fetched block. If the head is not its child, the chain was reorganised after the head was reported. */
    let fetched: FeedHead | undefined
    let isStale = false
    let removed = 0
    for (;;) {
      const tip = this.#blocks.at(-1)
      if (tip === undefined) return
      if (head.number <= tip.number) {
        if (isStale) return
        const own = this.#blocks[this.#blocks.length - 1 - (tip.number - head.number)]
        // The head was announced before, or the node is behind.
        if (own === undefined || own.hash === head.hash) return
        this.#remove()
        if (this.#blocks.length === 0) return this.#add(head)
        continue
      }
      const isHead = head.number === tip.number + 1 && !isStale
      const next = isHead ? head : await fetch(tip.number + 1)
      // All listeners may have left meanwhile.
      if (next === undefined || this.#blocks.at(-1) !== tip) return
      if (next.parentHash === tip.hash) {
        this.#add(next)
        if (!isHead) fetched = next
      } else if (isHead && fetched?.hash === tip.hash) isStale = true
      else {
        // The blocks of such a node do not follow one another, however often it is asked.
        if (++removed > 2 * rememberedBlocks) return
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
