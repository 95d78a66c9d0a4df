/** The lag of a replica behind its primary. */
export interface ReplicaLag {
  /** Bytes of the primary's log that are written and not yet replayed. */
  readonly bytes: number
  /**
   * Seconds since the commit of the last transaction that the replica replayed, by the two servers' clocks; 0 while nothing is
   * missing, absent before the first transaction.
   */
  readonly seconds?: number
}
