import type { StoreLocation } from "@serac/store"
import type { Harness } from "./harness.ts"
import type { Setup } from "./setup.ts"

/** Milliseconds for which a service believes the last report of an indexer. */
export const reportLasts = 15_000

/** One way in which something goes wrong. */
export interface Scenario {
  readonly name: string
  /** What happens, in a sentence. */
  readonly description: string
  /** Default both. */
  readonly stores?: readonly StoreLocation["kind"][]
  readonly setup?: Setup
  /** Whether it is about a primary network. */
  readonly needsNetwork?: boolean
  /** Whether it needs a small disk of its own. */
  readonly disk?: number
  /** Starts `serac`, disturbs it, and takes the fault away. What comes then is the same for all. */
  readonly run: (harness: Harness) => Promise<void>
}

/** The scenario over one short chain, so that it is done sooner. */
export function small(scenario: Scenario): Scenario {
  const { disk, setup } = scenario
  // A disk is filled by what is stored.
  const length = disk === undefined ? 100 : (setup?.length ?? 100)
  return { ...scenario, setup: { ...setup, hasNetwork: false, length } }
}
