import type { BlockChange, MetadataChange } from "../changes/change.ts"
import type { BlockReference } from "./rows.ts"

/** A change of the stored data of an EVM chain. */
export type Change = BlockChange | MetadataChange

/** The position in a chain's changes, with the head of the same state. */
export interface ChangePosition {
  /** The `sequence` of the last change; 0 before the first. */
  readonly sequence: number
  /** The last block; absent before the first. */
  readonly head?: BlockReference
}
