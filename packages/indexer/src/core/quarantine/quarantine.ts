import type { UnreadableBlockError } from "../backfill/unreadable.ts"

/** Blocks of a chain that cannot be read, kept for an operator and for a later version. */
export interface Quarantine {
  /** What is set aside, ascending. */
  blocks(): Promise<readonly AsideBlock[]>
  /** Sets a block aside with what the node answered. */
  add(block: UnreadableBlockError): Promise<void>
  /** Forgets those up to a number: they are stored. */
  release(number: number): Promise<void>
}

/** A block that is set aside. */
export interface AsideBlock {
  readonly number: number
  /** In words. */
  readonly reason: string
}
