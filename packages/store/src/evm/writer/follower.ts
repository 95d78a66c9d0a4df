import { setImmediate } from "node:timers/promises"
import type { WritingConnection } from "../../engine.ts"
import type { Batch } from "../rows.ts"
import { writeFollowing } from "./follow.ts"
import { FollowQueue } from "./follow-queue.ts"
import type { Following } from "./following.ts"

/**
 * Milliseconds in which a block that was stored is asked for by those who wait for it. On a machine of two cores they, the service and what
 * follows would be three.
 */
const servingTime = 5

/**
 * Entries that followed blocks after which what was written is put in its place: each is some 8 KiB of the log, whose 64 MiB a
 * block would have to wait for.
 */
const enoughFollowed = 1_500

/** What a {@link Follower} writes with. */
export interface FollowerOptions {
  readonly connection: WritingConnection
  readonly chain: bigint
  /** Runs a task behind whatever changes blocks or projections already. */
  readonly alone: (task: () => Promise<void>) => Promise<void>
  /** Is told that projections are left behind, since what follows could not be written. */
  readonly onFailure: () => void
}

/** Does what follows stored blocks, a piece at a time, between which a new block can be stored. */
export class Follower {
  readonly #options: FollowerOptions
  readonly #queue: FollowQueue
  /** Entries that followed since what was written was last to be put in its place. */
  #followed = 0
  /** When the newest block has had its time to be served, by `performance.now()`. */
  #servedAt = 0
  #hurry = () => {}
  /** Resolves when nothing more follows; undefined where nothing does. */
  #turns: Promise<void> | undefined
  /** The piece that is next, for all who wait for one. */
  #turn: Promise<void> | undefined

  constructor(options: FollowerOptions) {
    this.#options = options
    this.#queue = new FollowQueue(options.chain)
  }

  /** Names of the projections that lack blocks. */
  get awaited(): ReadonlySet<string> {
    return this.#queue.awaited
  }

  /** Whether the blocks of one more batch may be stored before what follows others is done. */
  hasRoomFor(batch: Batch): boolean {
    return this.#queue.hasRoomFor(batch)
  }

  /** Takes what follows a batch that is stored: it is begun when those who wait for its blocks had the time to ask for them. */
  add(following: Following): void {
    this.#queue.add(following)
    this.#servedAt = performance.now() + servingTime
    this.#turns ??= this.#inTurns()
  }

  /** Does all at once, for whoever keeps others from changing anything meanwhile. Rejects where it cannot be written. */
  async all(): Promise<void> {
    while (!this.#queue.isEmpty) await this.#piece()
  }

  /** Resolves when what follows the blocks of now is done, or has failed. Blocks that come meanwhile go between, and are not waited for. */
  async done(): Promise<void> {
    const { added } = this.#queue
    this.#servedAt = 0
    this.#hurry()
    while (this.#queue.finished < added) await this.#nextTurn()
  }

  /** Resolves when nothing more follows. */
  async end(): Promise<void> {
    await this.done()
    await this.#turns
  }

  async #inTurns(): Promise<void> {
    while (!this.#queue.isEmpty) {
      await this.#served()
      await this.#nextTurn()
    }
    this.#turns = undefined
    if (this.#followed < enoughFollowed) return
    this.#followed = 0
    this.#options.connection.checkpoint()
  }

  async #served(): Promise<void> {
    const left = this.#servedAt - performance.now()
    if (left <= 0) return
    await new Promise<void>((resolve) => {
      this.#hurry = resolve
      setTimeout(resolve, left)
    })
  }

  #nextTurn(): Promise<void> {
    this.#turn ??= this.#takeTurn().finally(() => {
      this.#turn = undefined
    })
    return this.#turn
  }

  async #takeTurn(): Promise<void> {
    // A block may have come that nobody has looked at yet.
    await setImmediate()
    // What fails is behind, and is made by catching up.
    await this.#options.alone(() => this.#piece()).catch(() => {})
  }

  async #piece(): Promise<void> {
    const { connection, chain, onFailure } = this.#options
    try {
      const piece = this.#queue.next()
      if (piece === undefined) return
      await connection.transaction((transaction) => writeFollowing(transaction, chain, piece))
      this.#queue.done(piece)
      this.#followed += piece.weight
    } catch (error) {
      this.#queue.clear()
      onFailure()
      throw error
    }
  }
}
