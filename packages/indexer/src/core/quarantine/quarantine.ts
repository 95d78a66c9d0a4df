import type { UnreadableBlockError } from "../backfill/unreadable.ts"

/** Keeps blocks of a chain that cannot be read, for an operator and for a later version. */
export interface Quarantine {
  /** The quarantined blocks, in ascending order. */
  blocks(): Promise<readonly AsideBlock[]>
  /** Quarantines a block with the node's answer. */
  add(block: UnreadableBlockError): Promise<void>
  /** Removes the blocks up to a number: they are stored. */
  release(number: number): Promise<void>
}

/** A quarantined block. */
export interface AsideBlock {
  readonly number: number
  /** Why the block cannot be read, in words. */
  readonly reason: string
}
