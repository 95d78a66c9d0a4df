import type { StoreLocation } from "@serac/store"
import type { Harness, Setup } from "./harness.ts"

/** One way in which something goes wrong. */
export interface Scenario {
  readonly name: string
  /** What happens, in a sentence. */
  readonly description: string
  /** Default both. */
  readonly stores?: readonly StoreLocation["kind"][]
  readonly setup?: Setup
  /** Whether it needs a small disk of its own. */
  readonly disk?: number
  /** Starts `serac`, disturbs it, and takes the fault away. What comes then is the same for all. */
  readonly run: (harness: Harness) => Promise<void>
}
