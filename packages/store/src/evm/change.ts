import type { BlockChange, MetadataChange } from "../changes/change.ts"
import type { BlockReference } from "./rows.ts"

/** A change of what is stored of an EVM chain. */
export type Change = BlockChange | MetadataChange

/** Where the changes of a chain are, in one state of the store. */
export interface ChangePosition {
  /** The `sequence` of the last change; 0 before the first. */
  readonly sequence: number
  /** The last block; absent before the first. */
  readonly head?: BlockReference
}
