import type { StoredInternalTransaction, StoredTransaction, StoredTransfer } from "@serac/store"

/** A transaction with what is shown of what happened in it: all, or what an address sent or received. */
export interface DetailedTransaction {
  readonly transaction: StoredTransaction
  /** In the order of their events. */
  readonly transfers: readonly StoredTransfer[]
  /** In the order in which they began. */
  readonly internalTransactions: readonly StoredInternalTransaction[]
}
