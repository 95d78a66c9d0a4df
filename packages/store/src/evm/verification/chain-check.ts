import type { ReadingConnection } from "../../engine.ts"
import type { CheckOptions, Findings } from "../../verification/inconsistency.ts"
import type { Checkpoint } from "../checkpoint.ts"

/** The range of a chain's check: everything up to its checkpoint. */
export interface ChainCheck extends CheckOptions {
  readonly connection: ReadingConnection
  readonly chain: bigint
  readonly checkpoint: Checkpoint
  readonly findings: Findings
}
