import type { Difference, Verification } from "@serac/indexer/core/reconciliation"
import type { Inconsistency } from "@serac/store"

/** The output of `serac verify --json`. */
export interface VerifyReport {
  /** EVM chains first, then networks; empty if nothing is indexed. */
  readonly subjects: readonly SubjectReport[]
}

/** The findings for a chain or a network. */
export interface SubjectReport {
  /** `chain 43114`, `network 1` */
  readonly subject: string
  /** Number of checked rows of each table. */
  readonly checked: Readonly<Record<string, number>>
  /** Rows that contradict each other. At most 1,000. */
  readonly inconsistencies: readonly Inconsistency[]
  /** Whether there are more inconsistencies. */
  readonly hasMoreInconsistencies: boolean
  /** Number of objects of each kind that were compared with a node; absent if no node is configured. */
  readonly compared?: Verification["compared"]
  /** For a network: number of addresses whose UTXO sets were compared. */
  readonly addresses?: number
  /** Differences from a node. At most 1,000. */
  readonly differences: readonly Difference[]
  /** The objects that could not be compared, and why. */
  readonly skipped: Verification["skipped"]
}
