import { type DeclaredProjection, isList } from "../all-projections.ts"
import type { Batch } from "../rows.ts"
import type { Following } from "./following.ts"
import { listEntries } from "./list-entries.ts"

/** What some projections are given of a batch in one transaction. */
export interface FollowingPiece {
  readonly following: Following
  readonly projections: readonly DeclaredProjection[]
  /** Of those that are lists. */
  readonly entries: ReturnType<typeof listEntries>
  /** How much there is to write: about the entries of lists and balances. */
  readonly weight: number
  /** The next block that a projection lacks after it; null where it has all. */
  readonly nextOf: (name: string) => number | null
}

/** Entries of lists in a piece, but for a list that alone has more: some milliseconds. */
const maxEntriesOfPiece = 160
/** Blocks that lack it at most. A new one waits for it then, and the lists are never further behind than an answer waits for. */
const maxWaitingBlocks = 8

/** The batches whose blocks are stored and whose projections follow, in their order. */
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

  /** How many batches were ever added. */
  get added(): number {
    return this.#added
  }

  /** How many of these, from the first on, are done or forgotten. */
  get finished(): number {
    return this.#added - this.#batches.length
  }

  get isEmpty(): boolean {
    return this.#batches.length === 0
  }

  /** Whether the blocks of one more batch may be stored before it. */
  hasRoomFor(batch: Batch): boolean {
    return this.#batches.reduce((sum, { batch }) => sum + batch.blocks.length, batch.blocks.length) <= maxWaitingBlocks
  }

  add(following: Following): void {
    this.#batches = [...this.#batches, following]
    this.#added += 1
  }

  /** Forgets what is not done: it is behind, and is caught up with. */
  clear(): void {
    this.#batches = []
  }

  /** What is to be done next: of the first batch as many projections as have some hundred entries, one at least, balances with their holders. */
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
    // Holders are made of balances, in the transaction that stores these.
    const isRest = projections.length === 0
    if (isRest) projections.push(...following.projections)
    // A transfer changes two balances.
    const weight = isRest ? 2 * transfers.length : entries.length
    return { following, projections, entries, weight, nextOf: (name) => this.#nextOf(name) }
  }

  /** A piece is stored. */
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
