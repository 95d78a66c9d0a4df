/** What all changes of a chain or a network have. */
interface ChangeFacts {
  /**
   * Names the change and orders it: a later one has a higher one, and none is ever used again, neither after a rollback, nor after
   * a reset, nor after a backup was restored. They do not follow one another without gaps.
   */
  readonly sequence: number
  /** Unix seconds, by the clock of who stored it. */
  readonly at: number
}

/**
 * Consecutive blocks that came (`append`) or went (`rollback`), or of which some were stored falsely and are corrected in their place (`repair`).
 * Whoever applies them in order, and reads repaired blocks again, has what is stored.
 */
export interface BlockChange extends ChangeFacts {
  readonly kind: "append" | "rollback" | "repair"
  /** The lowest of them. */
  readonly from: number
  /** The highest of them, included. */
  readonly to: number
}

/** What is known beside the blocks is another: of contracts and NFTs, of a network's stakers, or UTXOs that no block shows. */
export interface MetadataChange extends ChangeFacts {
  readonly kind: "metadata"
}

/** Which changes: those after `after`, oldest first. */
export interface ChangeRange {
  /** The `sequence` of the last change that is known. */
  readonly after: number
  readonly limit: number
}

/**
 * What came after a change; empty where nothing did. `gone`: what came after it is not known any more, so that what was derived
 * has to be derived anew.
 */
export type Changes<Each> = readonly Each[] | "gone"
