import type { StoreLocation } from "@serac/store"
import type { Harness } from "./harness.ts"
import type { Setup } from "./setup.ts"

/** Milliseconds for which a service accepts the last report of an indexer as current. */
export const reportLasts = 15_000

/** One kind of fault. */
export interface Scenario {
  readonly name: string
  /** The fault, described in a sentence. */
  readonly description: string
  /** The stores of the scenario. Default both. */
  readonly stores?: readonly StoreLocation["kind"][]
  readonly setup?: Setup
  /** Whether the scenario needs a primary network. */
  readonly needsNetwork?: boolean
  /** The size of the scenario's own small disk in bytes; absent where it needs none. */
  readonly disk?: number
  /** Starts `serac`, injects the fault, and removes it. The steps after it are the same for all scenarios. */
  readonly run: (harness: Harness) => Promise<void>
}

/** The scenario on one short chain that grows slowly and is sampled less often, so that it uses less of the machine. */
export function small(scenario: Scenario): Scenario {
  const { disk, setup } = scenario
  // A disk is filled by stored blocks, so the chain keeps its length.
  const length = disk === undefined ? 100 : (setup?.length ?? 100)
  const flags = [...(setup?.flags ?? []), "--indexer-poll-interval", "250"]
  return { ...scenario, setup: { ...setup, hasNetwork: false, length, pace: 500, flags } }
}

/** Several scenarios in sequence on one chain and in one process of `serac`, unless they end it; health recovers between two of them. */
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
