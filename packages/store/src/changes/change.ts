/** Members of every change of a chain or a network. */
interface ChangeFacts {
  /**
   * Identifies and orders the change: a later change has a higher sequence. A sequence is never reused, neither after a rollback, a
   * reset, nor a restored backup. Sequences have gaps.
   */
  readonly sequence: number
  /** Unix seconds, by the clock of the writer. */
  readonly at: number
}

/**
 * Consecutive blocks that were added (`append`), removed (`rollback`), or corrected in place because some of them were stored
 * falsely (`repair`). A follower that applies the changes in order, and reads repaired blocks again, has the stored state.
 */
export interface BlockChange extends ChangeFacts {
  readonly kind: "append" | "rollback" | "repair"
  /** The lowest block of the change. */
  readonly from: number
  /** The highest block of the change, inclusive. */
  readonly to: number
}

/** A change of data other than blocks: metadata of contracts and NFTs, a network's stakers, or UTXOs that no block shows. */
export interface MetadataChange extends ChangeFacts {
  readonly kind: "metadata"
}

/** Selects the changes after `after`, oldest first. */
export interface ChangeRange {
  /** The `sequence` of the last change that the caller knows. */
  readonly after: number
  readonly limit: number
}

/**
 * The changes after a given one; empty if there are none. `gone`: the store no longer has all of these changes, so the caller must
 * derive its data again from the beginning.
 */
export type Changes<Each> = readonly Each[] | "gone"
