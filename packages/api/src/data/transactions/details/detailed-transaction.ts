import type { StoredInternalTransaction, StoredTransaction, StoredTransfer } from "@serac/store"

/** A transaction with the transfers and internal transactions to show: all, or those of an address. */
export interface DetailedTransaction {
  readonly transaction: StoredTransaction
  /** Transfers in the order of their events. */
  readonly transfers: readonly StoredTransfer[]
  /** Internal transactions in the order in which they began. */
  readonly internalTransactions: readonly StoredInternalTransaction[]
}
