/** How far a replica is behind its primary. */
export interface ReplicaLag {
  /** Of the primary's log, written and not replayed yet. */
  readonly bytes: number
  /**
   * Since the last transaction was committed that the replica has replayed, by the two servers' clocks; 0 while nothing is missing,
   * absent before the first one.
   */
  readonly seconds?: number
}
