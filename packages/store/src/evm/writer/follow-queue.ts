import { type DeclaredProjection, isList } from "../all-projections.ts"
import type { Batch } from "../rows.ts"
import type { Following } from "./following.ts"
import { listEntries } from "./list-entries.ts"

/** The work for some projections of a batch in one transaction. */
export interface FollowingPiece {
  readonly following: Following
  readonly projections: readonly DeclaredProjection[]
  /** Entries of the projections that are lists. */
  readonly entries: ReturnType<typeof listEntries>
  /** The amount of work: the approximate number of list entries and balances. */
  readonly weight: number
  /** The next block that a projection lacks afterwards; null if it has all. */
  readonly nextOf: (name: string) => number | null
}

/** Maximum list entries in a piece, unless a single list has more: some milliseconds of work. */
const maxEntriesOfPiece = 160
/** Maximum blocks that wait for their lists. At this limit a new block waits, so lists are never further behind than a request waits for. */
const maxWaitingBlocks = 8

/** The batches whose blocks are stored and whose projections still lack them, in order. */
export class FollowQueue {
  readonly #chain: bigint
  #batches: readonly Following[] = []
  #added = 0

  constructor(chain: bigint) {
    this.#chain = chain
  }

  /** Names of the projections that lack blocks. */
  get awaited(): ReadonlySet<string> {
    return new Set(this.#batches.flatMap(({ projections }) => projections.map(({ name }) => name)))
  }

  /** The number of batches ever added. */
  get added(): number {
    return this.#added
  }

  /** How many of these batches, from the first on, are done or dropped. */
  get finished(): number {
    return this.#added - this.#batches.length
  }

  get isEmpty(): boolean {
    return this.#batches.length === 0
  }

  /** Whether the blocks of another batch may be stored before the waiting work. */
  hasRoomFor(batch: Batch): boolean {
    return this.#batches.reduce((sum, { batch }) => sum + batch.blocks.length, batch.blocks.length) <= maxWaitingBlocks
  }

  add(following: Following): void {
    this.#batches = [...this.#batches, following]
    this.#added += 1
  }

  /** Drops the remaining work: its projections are behind, and catch up. */
  clear(): void {
    this.#batches = []
  }

  /**
   * The next work: of the first batch, projections with some hundred entries in total, at least one projection; balances together
   * with their holders.
   */
  next(): FollowingPiece | undefined {
    const [following] = this.#batches
    if (following === undefined) return undefined
    const { transactions, transfers, deployments, internalTransactions = [], messengerEvents = [] } = following.batch
    const rows = { transactions, transfers, deployments, internalTransactions, messengerEvents }
    const projections: DeclaredProjection[] = []
    const entries: FollowingPiece["entries"][number][] = []
    for (const projection of following.projections) {
      if (!isList(projection)) continue
      const more = listEntries(this.#chain, [projection], rows)
      if (projections.length > 0 && entries.length + more.length > maxEntriesOfPiece) break
      projections.push(projection)
      entries.push(...more)
    }
    // Holders are derived from balances, in the same transaction.
    const isRest = projections.length === 0
    if (isRest) projections.push(...following.projections)
    // A transfer changes two balances.
    const weight = isRest ? 2 * transfers.length : entries.length
    return { following, projections, entries, weight, nextOf: (name) => this.#nextOf(name) }
  }

  /** Marks a piece as stored. */
  done({ following, projections }: FollowingPiece): void {
    const left = following.projections.filter((projection) => !projections.includes(projection))
    const [, ...others] = this.#batches
    this.#batches = left.length === 0 ? others : [{ ...following, projections: left }, ...others]
  }

  #nextOf(name: string): number | null {
    const [, ...others] = this.#batches
    return others.find(({ projections }) => projections.some((one) => one.name === name))?.first ?? null
  }
}
