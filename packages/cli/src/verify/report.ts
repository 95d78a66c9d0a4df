import type { Difference, Verification } from "@serac/indexer/core/reconciliation"
import type { Inconsistency } from "@serac/store"

/** What `serac verify --json` prints. */
export interface VerifyReport {
  /** EVM chains first, then networks; empty while nothing is indexed. */
  readonly subjects: readonly SubjectReport[]
}

/** What was found of a chain or a network. */
export interface SubjectReport {
  /** `chain 43114`, `network 1` */
  readonly subject: string
  /** Rows of each table that were looked through. */
  readonly checked: Readonly<Record<string, number>>
  /** Rows that contradict each other. At most 1,000. */
  readonly inconsistencies: readonly Inconsistency[]
  /** Whether there are more of them. */
  readonly hasMoreInconsistencies: boolean
  /** How many things of each kind were compared with a node; absent where no node is configured. */
  readonly compared?: Verification["compared"]
  /** Of a network: how many addresses' UTXO sets. */
  readonly addresses?: number
  /** Differences from a node. At most 1,000. */
  readonly differences: readonly Difference[]
  /** What could not be compared, and why. */
  readonly skipped: Verification["skipped"]
}
