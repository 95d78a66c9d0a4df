import type { DeclaredProjection } from "../all-projections.ts"
import type { Batch } from "../rows.ts"

/** What follows the blocks of a batch in transactions of its own. */
export interface Following {
  /** They lack these blocks. */
  readonly projections: readonly DeclaredProjection[]
  readonly batch: Batch
  /** The first block of the batch. */
  readonly first: number
  /** The first block that may be rolled back. */
  readonly journalFrom: number
}
