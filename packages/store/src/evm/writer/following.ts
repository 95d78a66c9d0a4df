import type { DeclaredProjection } from "../all-projections.ts"
import type { Batch } from "../rows.ts"

/** The work that follows a batch's blocks in its own transactions. */
export interface Following {
  /** The projections that lack these blocks. */
  readonly projections: readonly DeclaredProjection[]
  readonly batch: Batch
  /** The first block of the batch. */
  readonly first: number
  /** The first block that may be rolled back. */
  readonly journalFrom: number
}
