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

/** The scenario over one short chain that grows slowly and is looked at less often, so that it takes less of the machine. */
export function small(scenario: Scenario): Scenario {
  const { disk, setup } = scenario
  // A disk is filled by what is stored.
  const length = disk === undefined ? 100 : (setup?.length ?? 100)
  const flags = [...(setup?.flags ?? []), "--indexer-poll-interval", "250"]
  return { ...scenario, setup: { ...setup, hasNetwork: false, length, pace: 500, flags } }
}

/** Several, one after the other, on one chain and in one life of `serac` unless they end it; all is well again between two of them. */
export function inTurn(...all: readonly Scenario[]): Scenario {
  return {
    name: all.map(({ name }) => name).join(", "),
    description: all.map(({ description }) => description).join(" "),
    setup: Object.assign({}, ...all.map(({ setup }) => setup)),
    async run(harness) {
      for (const { name, run } of all) {
        if (harness.serac !== undefined) await harness.recovers()
        harness.grow()
        harness.log(name)
        await run(harness)
      }
    },
  }
}
