import { setImmediate } from "node:timers/promises"
import type { WritingConnection } from "../../engine.ts"
import type { Batch } from "../rows.ts"
import { writeFollowing } from "./follow.ts"
import { FollowQueue } from "./follow-queue.ts"
import type { Following } from "./following.ts"

/**
 * Milliseconds during which waiting requests read a new block. On a machine of two cores the clients, the service and the following
 * work would compete.
 */
const servingTime = 5

/**
 * Written entries after which a checkpoint is requested: each is about 8 KiB of the write-ahead log, and a block would have to wait
 * for a checkpoint of its 64 MiB.
 */
const enoughFollowed = 1_500

/** The dependencies of a {@link Follower}. */
export interface FollowerOptions {
  readonly connection: WritingConnection
  readonly chain: bigint
  /** Runs a task after the tasks that change blocks or projections already. */
  readonly alone: (task: () => Promise<void>) => Promise<void>
  /** Called when the following work failed, so projections are behind. */
  readonly onFailure: () => void
}

/** Does the work that follows stored blocks, one piece at a time; between two pieces a new block can be stored. */
export class Follower {
  readonly #options: FollowerOptions
  readonly #queue: FollowQueue
  /** Entries written since the last checkpoint request. */
  #followed = 0
  /** When the serving time of the newest block ends, by `performance.now()`. */
  #servedAt = 0
  #hurry = () => {}
  /** Resolves when no work is left; undefined if there is none. */
  #turns: Promise<void> | undefined
  /** The next piece, shared by all callers that wait for one. */
  #turn: Promise<void> | undefined

  constructor(options: FollowerOptions) {
    this.#options = options
    this.#queue = new FollowQueue(options.chain)
  }

  /** Names of the projections that lack blocks. */
  get awaited(): ReadonlySet<string> {
    return this.#queue.awaited
  }

  /** Whether the blocks of another batch may be stored before the waiting work. */
  hasRoomFor(batch: Batch): boolean {
    return this.#queue.hasRoomFor(batch)
  }

  /** Adds the work that follows a stored batch: it begins after the serving time of the batch's blocks. */
  add(following: Following): void {
    this.#queue.add(following)
    this.#servedAt = performance.now() + servingTime
    this.#turns ??= this.#inTurns()
  }

  /** Does all work at once; the caller prevents other changes meanwhile. Rejects if the work cannot be written. */
  async all(): Promise<void> {
    while (!this.#queue.isEmpty) await this.#piece()
  }

  /** Resolves when the work for the blocks stored so far is done or has failed. Blocks stored meanwhile are not waited for. */
  async done(): Promise<void> {
    const { added } = this.#queue
    this.#servedAt = 0
    this.#hurry()
    while (this.#queue.finished < added) await this.#nextTurn()
  }

  /** Resolves when no work is left. */
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
    // Gives a pending block the chance to be stored first.
    await setImmediate()
    // A projection whose work fails is behind, and catches up.
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
